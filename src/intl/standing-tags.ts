import { createElement, type ReactNode } from 'react';

/** Tags that any message may contain, in any language; callers pass no value for them. */
export const standingTags = ['sup', 'fr', 'line', 'ordinal'] as const;

type Tags = Record<(typeof standingTags)[number], (words: ReactNode[]) => ReactNode>;

/** The tags as elements. `first` returns the first day of a month as the language writes it. */
export function elementTags(first: () => ReactNode): Tags {
  return {
    // The end of a French ordinal: 4<sup>e</sup>.
    sup: (words) => createElement('sup', undefined, ...words),
    // French words in another language: screen readers pronounce them as French.
    fr: (words) => createElement('span', { lang: 'fr' }, ...words),
    // Begins a line, on a phone too: otherwise its first word might end the line before.
    line: (words) => createElement('span', { className: 'block' }, ...words),
    // The day of a month: Intl writes 1 in every language, French 1er.
    ordinal: (words) => (words.join('') === '1' ? first() : words.join('')),
  };
}

/** The tags in plain text: their content. */
export function textTags(first: () => string): Tags {
  const { ordinal } = elementTags(first);
  const plain = (words: ReactNode[]) => words.join('');
  return { sup: plain, fr: plain, line: plain, ordinal };
}
