import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { commonTypography } from '../languages/common.ts';
import type { Language } from '../languages/language.ts';
import { languageOf } from '../languages/languages.ts';
import { findPatterns, type Pattern } from '../patterns.ts';

/** Spaces, apostrophes, dashes and ellipses as the language sets them. */
export function typographyFaults({ locale, messages }: Catalogue): Finding[] {
  const language = languageOf(locale);
  const patterns = [...commonTypography, ...language.typography, ...unitPatterns(language)];
  return [...messages.values()].flatMap((message) => findPatterns(message, 'typography', patterns));
}

function unitPatterns({ units, numbered }: Language): Pattern[] {
  const space = { mend: 'put a no-break space (\\u00a0)', put: '\u00a0' };
  const patterns: Pattern[] = [
    {
      ...space,
      find: new RegExp(`(?<=[\\d\\uE000\\uE001]) (?=(?:${anyOf(units)})(?!\\p{L}))`, 'giu'),
      problem: 'a plain space between a number and its unit',
    },
  ];
  if (numbered.length > 0) {
    patterns.push({
      ...space,
      find: new RegExp(
        `(?<=(?<!\\p{L})(?:${anyOf(numbered)})) (?=[\\uE000\\uE001\\d]|[LRD]\\d)`,
        'giu',
      ),
      problem: 'a plain space between a noun and its number',
    });
  }
  return patterns;
}

function anyOf(words: readonly string[]): string {
  return words.map((word) => word.replaceAll('.', '\\.')).join('|');
}
