import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { afterAll, describe, expect, it } from 'vitest';

function moduleOf(path: string) {
  const source = readFileSync(`src/server/${path}`, 'utf8').replace(
    /'\.\..*\?worker&url'/,
    "'./own.js'",
  );
  return { type: 'ESModule' as const, path, contents: stripTypeScriptTypes(source) };
}

/** A worker that strips the page posted to it: HTMLRewriter exists on workerd only. */
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
            contents: `import { replaceFrameworkScripts } from './middleware/replace-framework-scripts.ts';
          export default { async fetch(request) {
            const { searchParams } = new URL(request.url);
            const c = {
              res: new Response(await request.text(), {
                status: Number(searchParams.get('status') ?? 200),
                headers: { 'Content-Encoding': 'identity', 'X-Kept': 'yes' },
              }),
            };
            await replaceFrameworkScripts('{}')(c, async () => {});
            const headers = new Headers(c.res.headers);
            headers.set('X-Encoding', headers.get('Content-Encoding') ?? '');
            headers.delete('Content-Encoding');
            return new Response(c.res.body, { headers });
          } };`,
          },
          { type: 'ESModule', path: 'middleware/own.js', contents: 'export default "/own.js";' },
          moduleOf('middleware/replace-framework-scripts.ts'),
          moduleOf('replace-response.ts'),
          moduleOf('whole-page.ts'),
        ],
        compatibilityDate: '2026-10-01',
      },
    ],
  }),
);
afterAll(() => worker.dispose());

const post = (html: string, path = '') =>
  worker.dispatchFetch(`http://localhost/${path}`, { method: 'POST', body: html });

async function strip(html: string): Promise<string> {
  return (await post(html)).text();
}

describe('replaceFrameworkScripts', () => {
  it.each([
    '<script id="_R_">import("/assets/index.js")</script>',
    '<script>(self.__FLIGHT_DATA||=[]).push("<p>")</script>',
    '<script type="module" async src="/assets/index.js"></script>',
    '<link rel="modulepreload" href="/assets/index.js">',
    '<link rel="preload" as="image" imagesrcset="/assets/a.webp 320w">',
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
      '<script type="module" src="/own.js" fetchpriority="low"></script>' +
      '<script type="speculationrules">{}</script>';
    expect(await strip('<head></head><p>text</p>')).toBe(`<head>${own}</head><p>text</p>`);
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
    expect(response.headers.get('X-Encoding')).toBe('');
    expect(response.headers.get('X-Kept')).toBe('yes');
  });

  it('passes on a failure unchanged', async () => {
    const response = await post(html, '?status=500');
    expect(await response.text()).toBe(html);
    expect(response.headers.get('X-Encoding')).toBe('identity');
  });
});
