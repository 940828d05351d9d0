import { american } from './american.ts';
import { beforeName, noSpaceBeforeSigns } from './common.ts';
import { type Language, list } from './language.ts';

export const en: Language = {
  quotes: { outer: ['“', '”'], inner: ['‘', '’'] },
  units: list('hour hours minute minutes day days month months year years working a.m. p.m. % €'),
  numbered: list('Article Articles Art. Section No. Episode Plan Hour'),
  typography: [
    noSpaceBeforeSigns,
    {
      find: /(?<=“) +| +(?=”)/gu,
      problem: 'a space inside “ ”',
      mend: 'take it off',
      put: '',
    },
    {
      find: /(?<=\bexcl\.) (?=VAT\b)/gu,
      problem: 'a plain space in “excl. VAT”',
      mend: 'put a no-break space (U+00A0)',
      put: '\u00a0',
    },
  ],
  elision: [beforeName('an? ', 'leave the article out: a or an depends on the name')],
  spelling: american,
  // English has one form of address.
  address: [],
};
