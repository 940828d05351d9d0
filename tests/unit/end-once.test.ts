import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withWholeEnd } from '../../src/build/end-once.ts';

type Injector = (flight: ReadableStream) => TransformStream<Uint8Array, Uint8Array>;

const source = readFileSync('node_modules/rsc-html-stream/server.js', 'utf8');

/** The page that comes out if React's comes in these chunks, with flight data of `1`. */
async function pageOf(chunks: string[]): Promise<string> {
  const code = Buffer.from(withWholeEnd(source)).toString('base64');
  const module: { injectRSCPayload: Injector } = await import(
    `data:text/javascript;base64,${code}`
  );
  const page = streamOf(chunks).pipeThrough(module.injectRSCPayload(streamOf(['1'])));
  return new Response(page).text();
}

function streamOf(chunks: string[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
    },
  });
}

it.each([
  [['<p>é</p></body></html>']],
  [['<p>é</p></bo', 'dy></html>']],
  [['<p>é</p>', '</body>', '</html>']],
])('a page ends once, after its flight data: %j', async (chunks) => {
  expect(await pageOf(chunks)).toMatch(/^<p>é<\/p><script>.*<\/script><\/body><\/html>$/);
});

it('a source that has changed is an error', () => {
  expect(() => withWholeEnd('export {}')).toThrow('has changed');
});
