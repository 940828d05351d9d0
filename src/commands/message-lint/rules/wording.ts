import type { Catalogue } from '../catalogue.ts';
import type { Finding } from '../finding.ts';
import { languageOf } from '../languages/languages.ts';
import { findPatterns } from '../patterns.ts';

/** Elisions, articles and contractions before a name that the owner may change. */
export function elisionFaults({ locale, messages }: Catalogue): Finding[] {
  const { elision } = languageOf(locale);
  return [...messages.values()].flatMap((message) => findPatterns(message, 'elision', elision));
}

/** Words that address the reader otherwise than the site does. */
export function addressFaults({ locale, messages }: Catalogue): Finding[] {
  const { address } = languageOf(locale);
  return [...messages.values()].flatMap((message) => findPatterns(message, 'address', address));
}

/** Words spelled as in another country of the language. */
export function spellingFaults({ locale, messages }: Catalogue): Finding[] {
  const { spelling = [] } = languageOf(locale);
  return [...messages.values()].flatMap((message) => findPatterns(message, 'spelling', spelling));
}
