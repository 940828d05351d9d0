import type { Pattern } from '../patterns.ts';

/** What the rules need to know about a language. */
export type Language = {
  quotes: {
    outer: readonly [open: string, close: string];
    /** Quotes within quotes. */
    inner: readonly [open: string, close: string];
  };
  /** Nouns that stand after their number with a no-break space: `3 months`. */
  units: readonly string[];
  /** Nouns that stand before their number with a no-break space: `Article 3`. */
  numbered: readonly string[];
  /** Numbers whose ordinal is another than their form's, and needs a branch of its own: `=3`. */
  ordinals?: readonly string[];
  /** Spaces and signs as this language alone sets them. */
  typography: readonly Pattern[];
  /** Words before or after a name of the owner that would not fit every name. */
  elision: readonly Pattern[];
  /** Words that the country of the copy spells otherwise. */
  spelling?: readonly Pattern[];
  /** How readers are not to be addressed. */
  address: readonly Pattern[];
};

/** Splits a list that is written as one line. */
export function list(words: string): string[] {
  return words.trim().split(/\s+/);
}
