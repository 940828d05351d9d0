import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { serveFiles } from '../../../src/local/serve-files.ts';

const style = `${'a { color: red }\n'.repeat(99)}`;
const url = 'http://localhost/assets/style.css';

function createServer(
  make = () => new Response(style, { headers: { 'Content-Type': 'text/css', ETag: '"tag"' } }),
) {
  const assets = { fetch: vi.fn(async (_request: Request) => make()) };
  const work: Promise<unknown>[] = [];
  const answer = serveFiles();
  const ask = async (headers: HeadersInit = {}, method = 'GET', path = url): Promise<Response> => {
    const request = new Request(path, { method, headers });
    const response = await answer(request, assets, { waitUntil: (done) => work.push(done) });
    await Promise.all(work);
    return response;
  };
  return { ask, assets, work };
}

describe('a text among the files', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is kept in %s, as its first visitor got it', async (coding, decompress) => {
    const { ask, assets } = createServer();
    const first = await ask({ 'Accept-Encoding': coding });
    // workerd compresses it by this header, as it goes out.
    expect(first.headers.get('Content-Encoding')).toBe(coding);
    expect(await first.text()).toBe(style);

    const second = await ask({ 'Accept-Encoding': coding }, 'GET', `${url}?a=b`);
    expect(assets.fetch).toHaveBeenCalledOnce();
    expect([...second.headers]).toEqual([...first.headers]);
    expect(decompress(Buffer.from(await second.arrayBuffer())).toString()).toBe(style);
  });

  it('is compressed once, however many are its first visitors', async () => {
    const { ask, work } = createServer();
    const answers = await Promise.all([1, 2, 3].map(() => ask({ 'Accept-Encoding': 'br' })));
    expect(work).toHaveLength(1);
    for (const answer of answers) expect(await answer.text()).toBe(style);
  });

  it('is kept for each coding by itself, and not without one', async () => {
    const { ask, assets } = createServer();
    for (const coding of ['br', 'gzip', 'identity', 'identity']) {
      await ask({ 'Accept-Encoding': coding });
    }
    expect(assets.fetch).toHaveBeenCalledTimes(4);
    expect(await (await ask({ 'Accept-Encoding': 'identity' })).text()).toBe(style);
  });

  it.each(['"tag"', 'W/"tag"', '"other", W/"tag"', '*'])(
    'is not sent again to those that have it: %s',
    async (tag) => {
      const { ask } = createServer();
      await ask({ 'Accept-Encoding': 'br' });
      const answer = await ask({ 'Accept-Encoding': 'br', 'If-None-Match': tag });
      expect(answer.status).toBe(304);
      expect(answer.headers.get('ETag')).toBe('W/"tag"');
      expect(await answer.text()).toBe('');
    },
  );

  it('tells HEAD the length that GET has', async () => {
    const { ask } = createServer();
    await ask({ 'Accept-Encoding': 'br' });
    const { byteLength } = await (await ask({ 'Accept-Encoding': 'br' })).arrayBuffer();
    const head = await ask({ 'Accept-Encoding': 'br' }, 'HEAD');
    expect(Number(head.headers.get('Content-Length'))).toBe(byteLength);
    expect(await head.text()).toBe('');
  });
});

describe('nothing is kept of', () => {
  const text = { 'Content-Type': 'text/css', ETag: '"tag"' };
  it.each<[string, () => Response, string]>([
    ['a picture', () => new Response('RIFF', { headers: { 'Content-Type': 'image/webp' } }), 'GET'],
    ['a part', () => new Response('a {', { status: 206, headers: text }), 'GET'],
    ['an answer to HEAD', () => new Response(null, { headers: text }), 'HEAD'],
    ['a 304', () => new Response(null, { status: 304, headers: text }), 'GET'],
  ])('%s', async (_what, make, method) => {
    const { ask, assets } = createServer(make);
    for (const _ of [1, 2]) await ask({ 'Accept-Encoding': 'br' }, method);
    expect(assets.fetch).toHaveBeenCalledTimes(2);
  });
});
