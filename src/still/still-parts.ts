import { AsyncLocalStorage } from 'node:async_hooks';
import type { HtmlElement } from './replace-still.ts';

/** The still parts of the page that a request asked for, in the order in which they were found. */
type StillParts = HtmlElement[];

declare global {
  /**
   * Both halves of the worker find it here: the one that runs server components
   * and the one that writes HTML are bundled apart, and share no module.
   */
  var stillParts: AsyncLocalStorage<StillParts> | undefined;
}

const ofRequest = new AsyncLocalStorage<StillParts>();
globalThis.stillParts = ofRequest;

/** Runs what renders a page, with a place for its still parts. */
export function withStillParts<Result>(render: () => Result): Result {
  return ofRequest.run([], render);
}

/** Keeps a still part of the page that is being rendered; gives its number. */
export function keepStillPart(part: HtmlElement): number {
  const parts = ofRequest.getStore();
  if (!parts) throw new Error('No page is being rendered');
  return parts.push(part) - 1;
}
