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
  // 1.er día, 3.er día, 4.º día.
  ordinals: ['=1', '=3'],
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
    {
      // Not after its noun: artículo 3.º de la ley.
      find: /(?<=(?<!\p{N})[13])\.º(?=[ \u00a0](?:día|mes|año|trimestre|semestre|plazo|pago|plan|episodio|podcast|guion|paso|punto|apartado|párrafo)(?!\p{L}))/gu,
      problem: 'the long form of an ordinal before its noun',
      mend: 'put .er: primer, tercer',
      put: '.er',
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
