import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';
import { speculationRules } from '#src/server/replace-framework-scripts.ts';

const { output } = (await build({
  configFile: false,
  logLevel: 'error',
  build: { write: false, ssr: 'tests/unit/server/rewriting-worker.ts' },
  ssr: { noExternal: true },
})) as Rolldown.RolldownOutput;
const worker = new Miniflare(
  convertV4MiniflareOptions({
    cf: false,
    modules: true,
    script: output[0].code,
    compatibilityDate: '2026-10-01',
    // Unlike Miniflare's own port, it keeps Content-Encoding.
    unsafeDirectSockets: [{}],
  }),
);
const url = await worker.unsafeGetDirectURL();
afterAll(() => worker.dispose());

async function strip(html: string): Promise<string> {
  return (await fetch(url, { method: 'POST', body: html })).text();
}

describe('replaceFrameworkScripts', () => {
  it.each([
    '<script id="_R_">import("/assets/index.js")</script>',
    '<script>(self.__FLIGHT_DATA||=[]).push("<p>")</script>',
    '<script type="module" async src="/assets/index.js"></script>',
    '<link rel="modulepreload" href="/assets/index.js">',
    '<link rel="preload" as="image" href="/assets/a.svg">',
    '<meta name="generator" content="Waku">',
  ])('removes %s', async (framework) => {
    expect(await strip(`${framework}<p>text</p>${framework}`)).toBe('<p>text</p>');
  });

  it.each([
    '<script type="application/ld+json">{"@type":"WebSite"}</script>',
    '<link rel="stylesheet" href="/assets/a.css">',
    '<link rel="preload" as="font" href="/assets/a.woff2">',
  ])('leaves %s', async (ours) => {
    expect(await strip(ours)).toBe(ours);
  });

  it('adds the one script of the page and the speculation rules', async () => {
    const own =
      '<script type="module" src="/assets/script-HASH.js" fetchpriority="low"></script>' +
      `<script type="speculationrules">${speculationRules}</script>`;
    const html = await strip('<head></head><p>text</p>');
    expect(html.replace(/(?<=assets\/script-)[\w-]+/, 'HASH')).toBe(
      `<head>${own}</head><p>text</p>`,
    );
  });

  it('removes React’s attributes from the stylesheet', async () => {
    const link = '<link rel="stylesheet" href="/assets/a.css"';
    const marks = ' crossorigin="anonymous" data-rsc-css-href="/a.css" data-precedence="first"';
    expect(await strip(`${link}${marks}>`)).toBe(`${link}>`);
  });
});
