import type { Plugin } from 'vite';
import { type Patch, patchPackage } from './patch.ts';

/** Looks for the document's end tags in all that came at once, instead of in each chunk by itself. */
export const wholeEnd: Patch = {
  find: /for \(let chunk of buffered\) \{\s*let buf = decoder\.decode\(chunk, \{\s*stream: true\s*\}\);/,
  put: '{ let buf = buffered.map((chunk) => decoder.decode(chunk, { stream: true })).join("");',
};

/**
 * Vite: lets every page end once. `rsc-html-stream` takes React's end tags away
 * and sets its own at the end; if a chunk happens to end within them it
 * finds none, and the page would end twice.
 */
export function endOnce(): Plugin {
  return patchPackage('site:end-once', /rsc-html-stream\/server\.js/, [wholeEnd]);
}
