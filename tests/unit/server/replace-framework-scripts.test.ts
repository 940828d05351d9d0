import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { build, type Rolldown } from 'vite';
import { afterAll, describe, expect, it } from 'vitest';

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

const post = (html: string, status = 200) =>
  fetch(`${url}?status=${status}`, { method: 'POST', body: html });

async function strip(html: string): Promise<string> {
  return (await post(html)).text();
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
      '<script type="speculationrules">{}</script>';
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

  it('writes the end tags once', async () => {
    const end = '</body></html>';
    expect(await strip(`<p>text</p>${end}<script>flight</script>${end}`)).toBe(`<p>text</p>${end}`);
  });

  const html = '<meta name="generator" content="Waku">text';

  it('allows a content page to be compressed', async () => {
    const response = await post(html);
    expect(response.headers.get('Content-Encoding')).toBeNull();
    expect(response.headers.get('X-Kept')).toBe('yes');
  });

  it('passes on a failure unchanged', async () => {
    const response = await post(html, 500);
    expect(await response.text()).toBe(html);
    expect(response.headers.get('Content-Encoding')).toBe('identity');
  });
});
