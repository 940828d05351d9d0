import { formatTag, type Locale } from '../../../locales.ts';
import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { commonTypography } from '../languages/common.ts';
import type { Language } from '../languages/language.ts';
import { languageOf } from '../languages/languages.ts';
import { findPatterns, type Pattern } from '../patterns.ts';

/** Spaces, apostrophes, dashes and ellipses as the language sets them. */
export function typographyFaults({ locale, messages }: Catalogue): Finding[] {
  const language = languageOf(locale);
  const patterns = [...commonTypography, ...language.typography, ...unitPatterns(locale, language)];
  return [...messages.values()].flatMap((message) => findPatterns(message, 'typography', patterns));
}

function unitPatterns(locale: Locale, { units, numbered }: Language): Pattern[] {
  const space = { mend: 'put a no-break space (\\u00a0)', put: '\u00a0' };
  return [
    {
      ...space,
      find: new RegExp(`(?<=[\\d\\uE000\\uE001]) (?=(?:${anyOf(units)})(?!\\p{L}))`, 'giu'),
      problem: 'a plain space between a number and its unit',
    },
    {
      ...space,
      // Not in 9h00.
      find: new RegExp(
        `(?<=[\\d\\uE000\\uE001])(?=(?:${anyOf(spacedUnits(locale, units))})(?![\\p{L}\\p{N}\\uE000\\uE001]))`,
        'giu',
      ),
      problem: 'no space between a number and its unit',
    },
    {
      ...space,
      find: new RegExp(
        `(?<=(?<!\\p{L})(?:${anyOf(numbered)})) (?=[\\uE000\\uE001\\d]|[LRD]\\d)`,
        'giu',
      ),
      problem: 'a plain space between a noun and its number',
    },
  ];
}

/** The units but those that the language, as `Intl` writes it, sets close to their number: 10%. */
function spacedUnits(locale: Locale, units: readonly string[]): string[] {
  const tag = formatTag(locale);
  const written = [
    new Intl.NumberFormat(tag, { style: 'percent' }).format(0.1),
    new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' }).format(10),
  ];
  return units.filter(
    (unit) => /\p{L}/u.test(unit) || written.some((text) => new RegExp(`\\d\\s${unit}`).test(text)),
  );
}

/** An expression that finds one of the words; nothing if there are none. */
function anyOf(words: readonly string[]): string {
  return words.map(RegExp.escape).join('|') || '(?!)';
}
