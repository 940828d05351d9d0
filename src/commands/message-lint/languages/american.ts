import { type Pattern, wholeWords } from '../patterns.ts';
import { list } from './language.ts';

/** Not laborious, laboratory, honorary, humorous: these are British spellings too. */
const endings = '(?:s|ed|ing|ful|fully|less|able|ably|ers?|ites?|ly|al|ally|hoods?)?';

const withoutU = list(`
  color favor honor labor neighbor behavior humor flavor rumor harbor endeavor vigor savor armor
  odor vapor candor clamor splendor
`);

/** Words that the British write differently, by no rule. */
const others = list(`
  center centers centered centering theater theaters fiber fibers liter liters caliber meager
  defense defenses offense offenses pretense
  catalog catalogs cataloged dialog dialogs program programs
  gray grayer skeptic skeptics skeptical cozy aluminum
  traveled traveling traveler travelers canceled canceling labeled labeling modeled modeling
  signaled signaling leveled leveling marvelous jewelry
  fulfill fulfills fulfillment enroll enrolls enrollment installment installments skillful
`);

/** Words whose -ize is not a suffix: British spelling has it too. */
const born = '(?:re|down|over|out|super|under|up|cap|as)?siz|(?:ap)?priz|seiz|maize|baize|pfizer';

/** American spelling in British copy. */
export const american: readonly Pattern[] = [
  {
    find: new RegExp(
      `(?<!\\p{L})(?:mis|dis|un)?(?:${withoutU.join('|')})${endings}(?!\\p{L})`,
      'giu',
    ),
    problem: 'American spelling',
    mend: 'spell it with ou: colour, labour',
  },
  {
    find: new RegExp(
      `(?<!\\p{L})(?!${born})\\p{L}+(?:iz(?:e[ds]?|ers?|ing|able|ations?|ational)|yz(?:e[ds]?|ers?|ing))(?!\\p{L})`,
      'giu',
    ),
    problem: 'American spelling',
    mend: 'spell it with s: organise, analyse',
  },
  {
    find: wholeWords(others),
    problem: 'American spelling',
    mend: 'spell it as the British do: centre, catalogue, programme, fulfil',
  },
];
