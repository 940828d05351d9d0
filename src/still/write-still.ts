import { cloneElement, createElement, type ReactElement } from 'react';
import type { HtmlElement } from './replace-still.ts';

// Useless in a browser, so it must not be bundled for it.
const renderer = import.meta.env.SSR ? await import('react-dom/server.edge') : undefined;

/** The still parts that have been written, with the HTML inside those that were written again. */
const written = new WeakMap<HtmlElement, string | undefined>();

/**
 * The still part with this number, as an element. A part that comes again, because a component of
 * `madeOnce` rendered it, is passed to React as HTML text from then on. Throws if the page has no
 * such part.
 */
export function writeStill(number: number, attributes: Record<string, unknown>): ReactElement {
  const part = globalThis.rendering?.getStore()?.parts[number];
  if (!part) throw new Error(`The page has no still part ${number}`);
  if (!written.has(part)) {
    written.set(part, undefined);
    return cloneElement(part, attributes);
  }
  const html = written.get(part) ?? renderer?.renderToStaticMarkup(part.props.children) ?? '';
  written.set(part, html);
  return createElement(part.type, { ...attributes, dangerouslySetInnerHTML: { __html: html } });
}
