import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { bookingParameters } from '#src/parameters.ts';

/** Renders without markers for hydration. */
export const html = (content: ReactNode) => renderToStaticMarkup(content);

/**
 * Returns the text of HTML, with plain spaces and without word joiners. Spaces separate all
 * elements but `<time>`, `<sup>` and `<wbr>`.
 */
export const textOf = (markup: string) =>
  markup
    .replaceAll(/<\/?(?:time|sup|wbr)\b[^>]*>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('\u2060', '')
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** Renders, and returns the text as `textOf` does. */
export const textIn = (content: ReactNode) => textOf(html(content));

/** Returns the texts that a pattern's group finds, in order. */
export const found = (markup: string, pattern: RegExp) =>
  Array.from(markup.matchAll(pattern), ([, text = '']) => textOf(text));

/** Returns a parameter of the booking links, in order. */
export const booked = (markup: string, name: keyof typeof bookingParameters = 'content') =>
  found(markup, /<a href="([^"]*)" data-booking/g)
    .map((href) => new URL(href.replaceAll('&amp;', '&')))
    .map(({ searchParams }) => searchParams.get(bookingParameters[name]));
