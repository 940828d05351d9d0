import { createElement, type ReactNode } from 'react';

/** Tags that any message in any language may contain; callers pass no value for them. */
export const defaultTags = ['sup', 'fr', 'line', 'nobr', 'ordinal', 'clock'] as const;

type Tags = Record<(typeof defaultTags)[number], (words: ReactNode[]) => ReactNode>;

/** Renders the tags as elements. `first` returns the first of a month as the language writes it. */
export function elementTags(first: () => ReactNode): Tags {
  return {
    // The suffix of a French ordinal: 4<sup>e</sup>.
    sup: (words) => createElement('sup', undefined, ...words),
    // French words in another language, which screen readers pronounce as French.
    fr: (words) => createElement('span', { lang: 'fr' }, ...words),
    // Always starts a new line. On a phone its first word might otherwise fit on the previous one.
    line: (words) => createElement('span', { className: ':uno: block' }, ...words),
    // Words that stay on one line, such as a weekday with a hyphen.
    nobr: (words) => createElement('span', { className: ':uno: whitespace-nowrap' }, ...words),
    // A day of the month. Intl writes 1 in every language, but French needs 1er.
    ordinal: (words) => (words.join('') === '1' ? first() : words.join('')),
    // A time of day. Intl writes 10:42 in Portuguese, whose newspapers write 10h42.
    clock: (words) => words.join('').replace(':', 'h'),
  };
}

/** Renders the tags as plain text, that is, only their content. */
export function textTags(first: () => string): Tags {
  const { ordinal, clock } = elementTags(first);
  const plain = (words: ReactNode[]) => words.join('');
  return { sup: plain, fr: plain, line: plain, nobr: plain, ordinal, clock };
}
