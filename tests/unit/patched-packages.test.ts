import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { wholeEnd } from '../../src/build/end-once.ts';
import { noBootstrap, noFlight, noPreloads } from '../../src/build/leave-react-out.ts';
import { lowPriority } from '../../src/build/load-react-late.ts';
import { applyPatches } from '../../src/build/patch.ts';

type Injector = (
  flight: ReadableStream,
  options: { nonce: string },
) => TransformStream<Uint8Array, Uint8Array>;

const rendering = new AsyncLocalStorage<{ hydrates: boolean }>();
beforeEach(() => {
  vi.stubGlobal('rendering', rendering);
  return () => void vi.unstubAllGlobals();
});

const source = readFileSync('node_modules/rsc-html-stream/server.js', 'utf8');

/** The page that comes out if React's comes in these chunks, with flight data of `1`. */
async function pageOf(chunks: string[], hydrates: boolean): Promise<string> {
  const code = Buffer.from(applyPatches(source, [wholeEnd, noFlight])).toString('base64');
  const module: { injectRSCPayload: Injector } = await import(
    `data:text/javascript;base64,${code}`
  );
  const flight = streamOf(['1']);
  const inject = () => module.injectRSCPayload(flight, { nonce: 'n' });
  return new Response(streamOf(chunks).pipeThrough(rendering.run({ hydrates }, inject))).text();
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
    expect(await pageOf(chunks, true)).toMatch(
      /^<p>é<\/p><script nonce="n">.*<\/script><\/body><\/html>$/,
    );
  });

  it('a page that React does not take over has no flight data', async () => {
    expect(await pageOf(['<p>é</p></bo', 'dy></html>'], false)).toBe('<p>é</p></body></html>');
  });
});

describe('what the plugin for server components is made to do', () => {
  const source = readFileSync('node_modules/@vitejs/plugin-rsc/dist/shared-DH8gaClP.js', 'utf8');
  const patched = applyPatches(source, [noPreloads, lowPriority]);
  const [, preload = ''] = patched.match(/function preloadDeps\(deps\) (\{.*?\n\})/s) ?? [];

  /** What is preloaded of a client component: its scripts' addresses and priorities. */
  function preloaded(hydrates: boolean): unknown[] {
    const calls: unknown[] = [];
    const react = {
      preloadModule: (href: string, { fetchPriority }: { fetchPriority?: string }) =>
        calls.push([href, fetchPriority]),
      preinit: (href: string) => calls.push(href),
    };
    const run = new Function('deps', 'ReactDOM', 'assetsManifest', preload);
    const deps = { js: ['/entry.js', '/form.js'], css: ['/form.css'] };
    const manifest = { clientEntryDeps: { js: ['/entry.js'] } };
    rendering.run({ hydrates }, () => run(deps, react, manifest));
    return calls;
  }

  it('all that it preloads of React has a low priority', () => {
    expect(preloaded(true)).toEqual([['/entry.js', 'low'], ['/form.js', 'low'], '/form.css']);
  });

  it('a page that React does not take over gets the style alone', () => {
    expect(preloaded(false)).toEqual(['/form.css']);
  });
});

it('Waku starts React only on a page that it takes over', () => {
  const source = readFileSync('node_modules/waku/dist/lib/vite-rsc/ssr.js', 'utf8');
  const patched = applyPatches(source, [noBootstrap]);
  const [, script = ''] =
    patched.match(/bootstrapScriptContent: (.*?),\s*onError: options\.onError/s) ?? [];
  const run = new Function(
    'options',
    'getBootstrapPreamble',
    'bootstrapScriptContent',
    `return ${script}`,
  );
  const scriptOf = (hydrates: boolean) =>
    rendering.run({ hydrates }, () => run({}, () => 'preamble;', 'import("/react.js")'));
  expect(scriptOf(true)).toBe('preamble;import("/react.js")');
  expect(scriptOf(false)).toBeUndefined();
});
