import { AsyncLocalStorage } from 'node:async_hooks';
import type { HtmlElement } from './replace-still.ts';

/** What is known about the page that is being rendered for a request. */
type Rendering = {
  /** Whether React hydrates the page in the browser. */
  hydrates: boolean;
  /** Its still parts, in the order in which they were found. */
  parts: HtmlElement[];
};

declare global {
  /**
   * Global, for both halves of the worker: the one that runs server components and the one that
   * writes HTML are bundled separately and share no module.
   */
  var rendering: AsyncLocalStorage<Rendering> | undefined;
}

const ofRequest = new AsyncLocalStorage<Rendering>();
globalThis.rendering = ofRequest;

/** Calls `render`, which renders a page, with a store for the page's still parts. */
export function withRendering<Result>(hydrates: boolean, render: () => Result): Result {
  return ofRequest.run({ hydrates, parts: [] }, render);
}

/**
 * Stores a still part of the page that is being rendered, and returns its number. Throws if no page
 * is being rendered.
 */
export function keepStillPart(part: HtmlElement): number {
  const rendering = ofRequest.getStore();
  if (!rendering) throw new Error('No page is being rendered');
  return rendering.parts.push(part) - 1;
}
