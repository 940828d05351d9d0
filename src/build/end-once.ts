import type { Plugin } from 'vite';
import { type Patch, patchPackage } from './patch.ts';

/**
 * Removes the document's end tags from all chunks that came at once, instead of from each chunk by
 * itself, and passes the rest on as bytes, instead of decoding and encoding them again.
 */
export const wholeEnd: Patch = {
  find: /for \(let chunk of buffered\) \{.*?(?=buffered\.length = 0;)/s,
  put: `const html = Buffer.concat(buffered);
    const isEnd = html.subarray(-trailer.length).toString() === trailer;
    controller.enqueue(isEnd ? html.subarray(0, -trailer.length) : html);
    `,
};

/**
 * Vite: makes every page end once. `rsc-html-stream` removes React's end tags and writes its own at
 * the end; if a chunk happens to end within them, it finds none, and the page would end twice.
 */
export function endOnce(): Plugin {
  return patchPackage('site:end-once', /rsc-html-stream\/server\.js/, [wholeEnd]);
}
