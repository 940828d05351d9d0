import { AsyncLocalStorage } from 'node:async_hooks';
import type { HtmlElement } from './replace-still.ts';

/** What is known of the page that a request asked for. */
type Rendering = {
  /** Whether React takes it over in the browser. */
  hydrates: boolean;
  /** Its still parts, in the order in which they were found. */
  parts: HtmlElement[];
};

declare global {
  /**
   * Both halves of the worker find it here: the one that runs server components
   * and the one that writes HTML are bundled apart, and share no module.
   */
  var rendering: AsyncLocalStorage<Rendering> | undefined;
}

const ofRequest = new AsyncLocalStorage<Rendering>();
globalThis.rendering = ofRequest;

/** Runs what renders a page, with a place for its still parts. */
export function withRendering<Result>(hydrates: boolean, render: () => Result): Result {
  return ofRequest.run({ hydrates, parts: [] }, render);
}

/** Keeps a still part of the page that is being rendered; gives its number. */
export function keepStillPart(part: HtmlElement): number {
  const rendering = ofRequest.getStore();
  if (!rendering) throw new Error('No page is being rendered');
  return rendering.parts.push(part) - 1;
}
