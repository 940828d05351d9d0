import { wholeWords } from '../patterns.ts';
import { beforeName, noSpaceBeforeSigns, noSpaceInGuillemets } from './common.ts';
import { type Language, list } from './language.ts';
import { familiarItalian } from './verbs/it.ts';

const informal = 'the familiar or the plural form of address';
const useLei = 'use lei, suo, le';

export const it: Language = {
  quotes: { outer: ['«', '»'], inner: ['“', '”'] },
  units: list('ora ore minuto minuti giorno giorni mese mesi anno anni h % €'),
  numbered: list('articolo articoli art. n. par. lett. sezione episodio piano ora ore'),
  typography: [noSpaceBeforeSigns, noSpaceInGuillemets],
  elision: [
    beforeName(
      'del |dello |della |dei |degli |al |allo |alla |dal |dallo |dalla |nel |nello |nella |sul |sullo |sulla |il |lo |un |uno |una ',
      'leave the article out: its form depends on the name',
    ),
    beforeName('ed |ad ', 'put e or a: ed and ad want a name that begins with a vowel'),
    {
      // Not before #: its branch knows which numbers it is for.
      find: /\p{L}*’(?=[\uE000\uE002])/giu,
      problem: 'an elision before a value that may begin with a consonant',
      mend: 'recast the sentence',
    },
  ],
  address: [
    {
      find: wholeWords(list('tu te ti tuo tua tuoi tue voi vostro vostra vostri vostre')),
      problem: informal,
      mend: useLei,
    },
    {
      // Only inside a sentence: a name before it ends with a capital or a sign.
      find: /(?<=(?:[\p{Ll},;:]|(?<!\p{L})[AEIOÈ]) )(?:Lei|Le|Suo|Sua|Suoi|Sue)(?!\p{L})/gu,
      problem: 'a capital of courtesy inside a sentence',
      mend: 'write it small: lei, le, suo',
    },
    {
      find: /(?<=\p{Ll}[aei]r)(?:La|Le)(?!\p{L})/gu,
      problem: 'a capital of courtesy at the end of a verb',
      mend: 'write it small',
    },
    ...familiarItalian.map((find) => ({ find, problem: informal, mend: useLei })),
  ],
};
