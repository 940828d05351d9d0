import { wholeWords } from '../patterns.ts';
import { beforeName, noSpaceBeforeSigns, noSpaceInGuillemets } from './common.ts';
import { type Language, list } from './language.ts';
import { familiarSpanish } from './verbs/es.ts';

const informal = 'the familiar form of address';
const useUsted = 'use usted, su, le';

export const es: Language = {
  quotes: { outer: ['«', '»'], inner: ['“', '”'] },
  units: list('hora horas minuto minutos día días mes meses año años h % €'),
  numbered: list('artículo artículos art. n.º apartado episodio plan hora'),
  typography: [
    noSpaceBeforeSigns,
    noSpaceInGuillemets,
    {
      find: /(?<!¿[^?]*)\?/gu,
      problem: 'a question without ¿',
      mend: 'begin the question with ¿',
    },
    {
      find: /(?<!¡[^!]*)!/gu,
      problem: 'an exclamation without ¡',
      mend: 'begin the exclamation with ¡',
    },
    {
      find: /¿(?![^¿]*\?)/gu,
      problem: 'a ¿ whose question has no end',
      mend: 'close the question with ?',
    },
    {
      find: /¡(?![^¡]*!)/gu,
      problem: 'a ¡ whose exclamation has no end',
      mend: 'close the exclamation with !',
    },
    {
      find: /(?<=[¿¡])[ \u00a0\u202f]+/gu,
      problem: 'a space after ¿ or ¡',
      mend: 'take it off',
      put: '',
    },
  ],
  elision: [
    beforeName(
      'del |al |el |la |los |las |un |una ',
      'leave the article out: its gender depends on the name',
    ),
    beforeName('y |e |o |u ', 'recast: y turns to e, o to u before some names'),
  ],
  address: [
    {
      find: wholeWords(
        list(
          'tú tu tus te ti contigo tuyo tuya tuyos tuyas vosotros vosotras vuestro vuestra vuestros vuestras os',
        ),
      ),
      problem: informal,
      mend: useUsted,
    },
    ...familiarSpanish.map((find) => ({ find, problem: informal, mend: useUsted })),
  ],
};
