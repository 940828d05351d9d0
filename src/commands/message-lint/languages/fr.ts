import { wholeWords } from '../patterns.ts';
import { beforeName } from './common.ts';
import { type Language, list } from './language.ts';
import { familiarFrench } from './verbs/fr.ts';

const informal = 'the familiar form of address';
const useVous = 'use vous, votre, vos';

export const fr: Language = {
  quotes: { outer: ['«', '»'], inner: ['“', '”'] },
  units: list('heure heures minute minutes jour jours mois an ans h % € HT'),
  numbered: list('article articles art. n° rubrique épisode formule heure'),
  typography: [
    {
      find: /[ \u00a0]+(?=[;!?])|(?<=[^\s;!?])(?=[;!?])/gu,
      problem: 'no narrow no-break space before ; ! or ?',
      mend: 'put \\u202f before it',
      put: '\u202f',
    },
    {
      // Not in 9:00 and https://
      find: /[ \u202f]+(?=:)|(?<=[^\s:\d])(?=:(?![\d/]))/gu,
      problem: 'no no-break space before the colon',
      mend: 'put \\u00a0 before it',
      put: '\u00a0',
    },
    {
      find: /(?<=«)(?:[ \u202f]+|(?=\S))|[ \u202f]+(?=»)|(?<=\S)(?=»)/gu,
      problem: 'no no-break space inside « »',
      mend: 'put \\u00a0 inside the quotes',
      put: '\u00a0',
    },
  ],
  elision: [
    beforeName(
      'd’|de |qu’|que |l’|jusqu’|du |des |au |aux ',
      'recast the sentence so that no elision or article stands before the name',
    ),
  ],
  address: [
    {
      find: wholeWords(list('tu toi te ta tes tien tienne tiens tiennes')),
      problem: informal,
      mend: useVous,
    },
    { find: /(?<!\p{L})t’(?=\p{L})/giu, problem: informal, mend: useVous },
    {
      // After an article or a preposition “ton” is the noun.
      find: /(?<!\p{L})(?<!(?:\p{L}’|le |un |de |du |ce |en |au |votre |notre |son |leur |même |bon |sur |quel |d’un |chaque ))ton(?!\p{L})/giu,
      problem: informal,
      mend: useVous,
    },
    ...familiarFrench.map((find) => ({ find, problem: informal, mend: useVous })),
  ],
};
