import type { Pattern } from '../patterns.ts';

/** Faults in every language. */
export const commonTypography: readonly Pattern[] = [
  {
    find: /^[ \u00a0\u202f]+|[ \u00a0\u202f]+$/gu,
    problem: 'a space at the edge of the message',
    mend: 'take it off',
    put: '',
  },
  {
    find: /(?<=[ \u00a0\u202f]) +| +(?=[\u00a0\u202f])|(?<=[\u00a0\u202f])[\u00a0\u202f]+/gu,
    problem: 'two spaces in a row',
    mend: 'leave one',
    put: '',
  },
  {
    find: /[\t\n\r]+/gu,
    problem: 'a tab or a line break',
    mend: 'put a space',
    put: ' ',
  },
  {
    find: /[ \u00a0\u202f]+(?=[,.](?!\d|\.)|\))|(?<=\()[ \u00a0\u202f]+/gu,
    problem: 'a space before a comma or full stop, or inside brackets',
    mend: 'take it off',
    put: '',
  },
  {
    find: /\.{3,}/gu,
    problem: 'full stops for an ellipsis',
    mend: 'put … (U+2026)',
    put: '…',
  },
  {
    find: /['´`′]/gu,
    problem: 'a straight apostrophe',
    mend: 'put ’ (U+2019)',
    put: '’',
  },
  {
    find: /(?<=[ \u00a0\u202f])-(?=[ \u00a0\u202f])/gu,
    problem: 'a hyphen between spaces',
    mend: 'recast the sentence, or put – (U+2013)',
    put: '–',
  },
  {
    find: /(?<=[\uE000\uE001])-(?=[\uE000\uE001])/gu,
    problem: 'a hyphen in a range',
    mend: 'put – (U+2013)',
    put: '–',
  },
  {
    // Not in dates, telephone and other numbers: 2026-11-23, 01-42, n° 16-131, EN 301-549, 78-17.
    find: /(?<=(?<![\p{L}\p{N}.,:/+–-]|(?:[\d°º]|\p{Lu}{2}|N[or]\.)[ \u00a0\u202f])([1-9]\d{0,3}))-(?=([1-9]\d{0,3})(?![\p{L}\p{N}/-]|[.,:]\d))/gu,
    when: ([, low, high]) => Number(low) < Number(high),
    problem: 'a hyphen in a range',
    mend: 'put – (U+2013)',
    put: '–',
  },
];

/** For the languages that set no space before these signs. */
export const noSpaceBeforeSigns: Pattern = {
  find: /[ \u00a0\u202f]+(?=[;:!?])/gu,
  problem: 'a space before ; : ! or ?',
  mend: 'take it off',
  put: '',
};

/** For the languages that set no space inside « ». */
export const noSpaceInGuillemets: Pattern = {
  find: /(?<=«)[ \u00a0\u202f]+|[ \u00a0\u202f]+(?=»)/gu,
  problem: 'a space inside « »',
  mend: 'take it off',
  put: '',
};

/** `before` and an owner's name, from `before` on. The words are alternatives of an expression. */
export function beforeName(words: string, mend: string): Pattern {
  return {
    find: new RegExp(`(?<![\\p{L}’])(?:${words})(?=\\uE002)`, 'giu'),
    problem: 'does not fit every name of the owner',
    mend,
  };
}
