import { wholeWords } from '../patterns.ts';
import { beforeName, noSpaceBeforeSigns } from './common.ts';
import { type Language, list } from './language.ts';
import { familiarGerman } from './verbs/de.ts';

const informal = 'the familiar form of address';
const useSie = 'use Sie, Ihr, Ihnen';

export const de: Language = {
  quotes: { outer: ['„', '“'], inner: ['‚', '‘'] },
  units: list(
    'Stunde Stunden Minute Minuten Tag Tage Tagen Arbeitstag Arbeitstage Arbeitstagen Monat Monate Monaten Jahr Jahre Jahren Uhr Folge Folgen h % €',
  ),
  numbered: list('Artikel Artikels Art. Absatz Buchstabe Abschnitt Nr. § Paket Stunde'),
  typography: [
    noSpaceBeforeSigns,
    {
      find: /(?<=„) +|(?<=„[^“]*) +(?=“)/gu,
      problem: 'a space inside „ “',
      mend: 'take it off',
      put: '',
    },
    {
      find: /(?<=\p{L}) ?(?=…)/gu,
      problem: 'no no-break space before … that stands for words',
      mend: 'put \\u00a0 before it',
      put: '\u00a0',
    },
    {
      find: /(?<=\bzzgl\.) (?=MwSt)/gu,
      problem: 'a plain space in “zzgl. MwSt.”',
      mend: 'put a no-break space (U+00A0)',
      put: '\u00a0',
    },
  ],
  elision: [
    beforeName(
      'dem |den |der |des |die |das |im |am |zum |zur |vom |beim |ins ',
      'leave the article out: its gender depends on the name',
    ),
    {
      find: /(?<=\uE002)’?s(?!\p{L})/gu,
      problem: 'a genitive that does not fit every name of the owner',
      mend: 'use von',
    },
  ],
  address: [
    {
      // “Code du travail” is a French name.
      find: /(?<!\p{L})(?<!Code )du(?!\p{L})/giu,
      problem: informal,
      mend: useSie,
    },
    {
      find: wholeWords(
        list('dich dir dein deine deinen deinem deiner deines euch euer eure euren eurem'),
      ),
      problem: informal,
      mend: useSie,
    },
    ...familiarGerman.map((find) => ({ find, problem: informal, mend: useSie })),
  ],
};
