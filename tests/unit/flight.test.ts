import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { wholeEnd } from '../../src/build/end-once.ts';
import { noFlight } from '../../src/build/leave-flight-out.ts';
import { lowPriority } from '../../src/build/load-react-late.ts';
import { applyPatches } from '../../src/build/patch.ts';

type Injector = (
  flight: ReadableStream,
  options?: { nonce?: string },
) => TransformStream<Uint8Array, Uint8Array>;

const source = readFileSync('node_modules/rsc-html-stream/server.js', 'utf8');

/** The page that comes out if React's comes in these chunks, with flight data of `1`. */
async function pageOf(chunks: string[], nonce?: string): Promise<string> {
  const code = Buffer.from(applyPatches(source, [wholeEnd, noFlight])).toString('base64');
  const module: { injectRSCPayload: Injector } = await import(
    `data:text/javascript;base64,${code}`
  );
  const flight = streamOf(['1']);
  const page = streamOf(chunks).pipeThrough(
    module.injectRSCPayload(flight, nonce ? { nonce } : {}),
  );
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

describe('what rsc-html-stream is made to do', () => {
  it.each([
    [['<p>é</p></body></html>']],
    [['<p>é</p></bo', 'dy></html>']],
    [['<p>é</p>', '</body>', '</html>']],
  ])('a page ends once, after its flight data: %j', async (chunks) => {
    expect(await pageOf(chunks, 'n')).toMatch(
      /^<p>é<\/p><script nonce="n">.*<\/script><\/body><\/html>$/,
    );
  });

  it('a page without a nonce has no flight data', async () => {
    expect(await pageOf(['<p>é</p></bo', 'dy></html>'])).toBe('<p>é</p></body></html>');
  });
});

it('all that React preloads gets a low priority', () => {
  const source = readFileSync('node_modules/@vitejs/plugin-rsc/dist/shared-DH8gaClP.js', 'utf8');
  const patched = applyPatches(source, [lowPriority]);
  expect(patched).toContain('options.fetchPriority = "low";');
  expect(patched).not.toMatch(/if \([^)]*\)+ options\.fetchPriority/);
});
