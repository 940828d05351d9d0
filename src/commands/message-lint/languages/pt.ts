import { wholeWords } from '../patterns.ts';
import { beforeName, noSpaceBeforeSigns, noSpaceInGuillemets } from './common.ts';
import { type Language, list } from './language.ts';
import { familiarPortuguese } from './verbs/pt.ts';

const informal = 'the familiar or the Brazilian form of address';
const useThirdPerson = 'use the third person: o seu, lhe, consigo';

export const pt: Language = {
  quotes: { outer: ['«', '»'], inner: ['“', '”'] },
  units: list('hora horas minuto minutos dia dias mês meses ano anos h % €'),
  numbered: list('artigo artigos art. n.º alínea secção episódio plano hora'),
  typography: [noSpaceBeforeSigns, noSpaceInGuillemets],
  elision: [
    beforeName(
      'd[oa]s? |n[oa]s? |pel[oa]s? |aos? |o |os |uma? ',
      'recast: the contraction depends on the gender of the name',
    ),
  ],
  address: [
    {
      find: wholeWords(
        list('tu te ti contigo teu tua teus tuas você vocês vós vosso vossa vossos vossas'),
      ),
      problem: informal,
      mend: useThirdPerson,
    },
    ...familiarPortuguese.map((find) => ({ find, problem: informal, mend: useThirdPerson })),
  ],
};
