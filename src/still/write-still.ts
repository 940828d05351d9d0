import { cloneElement, createElement, type ReactElement } from 'react';
import type { HtmlElement } from './replace-still.ts';

// Of no use in a browser, so it must not be bundled for it.
const renderer = import.meta.env.SSR ? await import('react-dom/server.edge') : undefined;

/** The still parts that have been written, and the HTML within those that came again. */
const written = new WeakMap<HtmlElement, string | undefined>();

/**
 * The part of this number, as React writes it. A part that comes again, since a component of
 * `madeOnce` made it, goes to React as text from then on.
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
