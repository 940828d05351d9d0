import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, describe, expect, it } from 'vitest';
import { arrivalScript } from '../../../src/edge/arrival.ts';

function moduleOf(path: string) {
  const contents = stripTypeScriptTypes(readFileSync(`src/edge/${path}`, 'utf8'));
  return { type: 'ESModule' as const, path, contents };
}

/** A worker that strips what is posted to it as a page: HTMLRewriter exists on workerd only. */
const worker = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        name: 'strip',
        modules: [
          {
            type: 'ESModule',
            path: 'worker.js',
            contents: `import { stripFramework } from './strip-framework.ts';
          export default { async fetch(request) {
            const { pathname, searchParams } = new URL(request.url);
            const page = pathname.slice(1);
            const c = {
              var: page === 'none' ? {} : { route: { page } },
              res: new Response(await request.text(), {
                status: Number(searchParams.get('status') ?? 200),
                headers: { 'Content-Encoding': 'identity', 'X-Kept': 'yes' },
              }),
            };
            if (searchParams.has('broken')) {
              globalThis.HTMLRewriter = class {
                on() { return this; }
                transform() { return new Response(new ReadableStream({ pull() { throw new Error(); } })); }
              };
            }
            try {
              await stripFramework()(c, async () => {});
            } catch {
              return new Response('thrown', { status: 500 });
            }
            const headers = new Headers(c.res.headers);
            headers.set('X-Encoding', headers.get('Content-Encoding') ?? '');
            headers.delete('Content-Encoding');
            return new Response(c.res.body, { headers });
          } };`,
          },
          moduleOf('strip-framework.ts'),
          moduleOf('arrival.ts'),
          moduleOf('replace-response.ts'),
        ],
        compatibilityDate: '2026-10-01',
      },
    ],
  }),
);
afterAll(() => worker.dispose());

const post = (html: string, path = 'landing') =>
  worker.dispatchFetch(`http://localhost/${path}`, { method: 'POST', body: html });

async function strip(html: string): Promise<string> {
  return (await post(html)).text();
}

describe('stripFramework', () => {
  it.each([
    '<meta name="generator" content="Waku">',
    '<link rel="preload" as="image" imagesrcset="/assets/a.webp 320w">',
  ])('drops %s', async (framework) => {
    expect(await strip(`<head>${framework}</head><p>text</p>`)).toBe('<head></head><p>text</p>');
  });

  it.each([
    '<script type="module" src="/assets/enhance.js"></script>',
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<link rel="preload" as="font" href="/assets/a.woff2">',
  ])('keeps %s', async (own) => {
    expect(await strip(`<head>${own}</head>`)).toBe(`<head>${own}</head>`);
  });

  it('takes from a stylesheet what only React and Waku need', async () => {
    const link = '<link rel="stylesheet" href="/assets/a.css"';
    const marks =
      ' crossorigin="anonymous" data-rsc-css-href="/assets/a.css" data-precedence="first"';
    expect(await strip(`${link}${marks}>`)).toBe(`<script>${arrivalScript}</script>${link}>`);
  });

  it('marks an arrival before the stylesheet, for which a script after it would wait', async () => {
    const link = '<link rel="stylesheet" href="/assets/a.css"';
    const html = await strip(
      `<meta charset="utf-8">${link} data-precedence="first"><title></title>`,
    );
    expect(html).toBe(
      `<meta charset="utf-8"><script>${arrivalScript}</script>${link}><title></title>`,
    );
  });

  const html = '<meta name="generator" content="Waku">text';

  it('lets a content page be compressed, and kept', async () => {
    const { headers } = await post(html);
    expect(headers.get('X-Encoding')).toBe('');
    expect(headers.get('X-Kept')).toBe('yes');
  });

  it('fails by itself if the page cannot be rewritten, not when its answer is read', async () => {
    const response = await post(html, 'landing?broken');
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('thrown');
  });

  it.each(['contact', 'none', 'landing?status=500'])('leaves %s alone', async (path) => {
    const response = await post(html, path);
    expect(await response.text()).toBe(html);
    expect(response.headers.get('X-Encoding')).toBe('identity');
  });
});
