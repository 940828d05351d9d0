import { brotliCompressSync } from 'node:zlib';
import { listenLocally } from '../e2e/listen-locally.ts';

/** What shows no words: drawings, pictures, sound, scripts, and what is shown to some visitors only. */
const wordless = /<(svg|audio|script)\b.*?<\/\1>|<(img|input)\b[^>]*>|<div hidden="".*?<\/div>/gs;

const style = `
  body { margin: 0 auto; max-width: 70rem; padding: 1rem; font: 17px/1.6 system-ui; }
  h1 { font-size: 2.6rem; line-height: 1; }
  h2 { font-size: 2.2rem; line-height: 1.05; }
  ul, ol { padding: 0; list-style: none; }
  section { padding: 4rem 0; }
  [popover] { display: none; }
  nav ul { display: flex; flex-wrap: wrap; gap: 1rem; }
`;

/**
 * The words of a page of ours in system fonts, with one small stylesheet: what a generator of static
 * sites would send for it without any artwork. On a server of its own, for `await using`. Throws if
 * the page has no words.
 */
export async function serveBarePage(page: URL) {
  const html = await (await fetch(page)).text();
  const [title] = html.match(/<title>.*?<\/title>/s) ?? [];
  const [body] = html.match(/<body>.*<\/body>/s) ?? [];
  if (!title || !body) throw new Error(`${page} is no page`);
  const words = body.replace(wordless, '').replace(/ class="[^"]*"/g, '');
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width">${title}<link rel="stylesheet" href="/bare.css">`;
  const files = new Map([
    ['/', { type: 'text/html', bytes: brotliCompressSync(`<!doctype html>${head}${words}`) }],
    ['/bare.css', { type: 'text/css', bytes: brotliCompressSync(style) }],
  ]);
  return listenLocally(({ url = '' }, response) => {
    const file = files.get(url);
    if (!file) return response.writeHead(404).end();
    response.writeHead(200, {
      'Content-Type': `${file.type}; charset=utf-8`,
      'Content-Encoding': 'br',
      'Content-Length': file.bytes.byteLength,
    });
    response.end(file.bytes);
  });
}
