import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, describe, expect, it } from 'vitest';

const source = readFileSync('src/edge/strip-framework.ts', 'utf8');

/** A worker that strips what is posted to it: HTMLRewriter exists on workerd only. */
const worker = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    workers: [
      {
        name: 'strip',
        modules: true,
        compatibilityDate: '2026-10-01',
        script: `${stripTypeScriptTypes(source)}
          export default { async fetch(request) { return stripFramework(new Response(await request.text())); } };`,
      },
    ],
  }),
);
afterAll(() => worker.dispose());

async function strip(html: string): Promise<string> {
  return (await worker.dispatchFetch('http://localhost/', { method: 'POST', body: html })).text();
}

describe('stripFramework', () => {
  it.each([
    '<script>self.__FLIGHT_DATA.push("…")</script>',
    '<script id="_R_">import("/assets/index.js")</script>',
    '<script type="module" async src="/assets/index.js"></script>',
    '<link rel="modulepreload" href="/assets/index.js">',
    '<meta name="generator" content="Waku">',
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
});
