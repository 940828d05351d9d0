import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** Renders without markers for hydration. */
export const html = (content: ReactNode) => renderToStaticMarkup(content);

/**
 * Returns the text of HTML, with plain spaces and without word joiners. Spaces separate all
 * elements but `<time>` and `<sup>`.
 */
export const textOf = (markup: string) =>
  markup
    .replaceAll(/<\/?(?:time|sup)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** Renders, and returns the text as `textOf` does. */
export const textIn = (content: ReactNode) => textOf(html(content));

/** Returns the texts that a pattern's group finds, in order. */
export const found = (markup: string, pattern: RegExp) =>
  Array.from(markup.matchAll(pattern), ([, text = '']) => textOf(text));
