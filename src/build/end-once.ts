import type { Plugin } from 'vite';

/** Where `rsc-html-stream` looks for the document's end tags in each chunk by itself. */
const chunkByChunk =
  /for \(let chunk of buffered\) \{\s*let buf = decoder\.decode\(chunk, \{\s*stream: true\s*\}\);/;

const together =
  '{ let buf = buffered.map((chunk) => decoder.decode(chunk, { stream: true })).join("");';

/**
 * Vite: lets every page end once. `rsc-html-stream` takes React's end tags away
 * and sets its own at the end; if a chunk happens to end within them it
 * finds none, and the page would end twice. Throws if its source is no longer
 * what this was written for.
 */
export function endOnce(): Plugin {
  return {
    name: 'site:end-once',
    transform: {
      filter: { id: /rsc-html-stream\/server\.js/ },
      handler(code) {
        return { code: withWholeEnd(code), map: null };
      },
    },
  };
}

/** The source of `rsc-html-stream`, looking for the end tags in all that came at once. */
export function withWholeEnd(code: string): string {
  if (!chunkByChunk.test(code)) throw new Error('rsc-html-stream has changed');
  return code.replace(chunkByChunk, together);
}
