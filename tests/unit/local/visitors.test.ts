import { once } from 'node:events';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReadableStream as NodeStream } from 'node:stream/web';
import { constants, createBrotliDecompress, createGunzip } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { headers } from '../../../src/edge/headers.ts';
import { serveVisitors } from '../../../src/local/visitors.ts';

const page = (body = 'page') => new Response(body, { headers: { 'Content-Type': 'text/html' } });

function createDoor() {
  const site = { fetch: vi.fn(async (_request: Request) => page()) };
  const env = { ASSETS: { fetch: vi.fn(async (_request: Request) => new Response('file')) } };
  const door = serveVisitors<typeof env>(site, ['/favicon.svg']);
  const ask = (url: string | Request, init?: RequestInit) =>
    door.fetch(new Request(url, init), env, {} as ExecutionContext);
  return { site, env, ask, door };
}

describe('the visitors’ door', () => {
  it.each([
    ['GET', '/favicon.svg', 'file'],
    ['HEAD', '/favicon.svg?a=b', 'file'],
    ['POST', '/favicon.svg', 'site'],
    ['GET', '/%66avicon.svg', 'site'],
    ['GET', '/_image?href=//evil.example', 'site'],
    ['GET', '/', 'site'],
  ])('%s %s is answered by the %s', async (method, path, by) => {
    const { ask, site, env } = createDoor();
    await ask(`http://localhost${path}`, { method });
    expect(env.ASSETS.fetch).toHaveBeenCalledTimes(by === 'file' ? 1 : 0);
    expect(site.fetch).toHaveBeenCalledTimes(by === 'site' ? 1 : 0);
  });

  it.each([
    ['none', undefined],
    ['some', { clientIp: '192.0.2.1' }],
    ['what is no JSON', new SyntaxError('Expected property name')],
  ])('passes on no metadata, if the visitor gave %s', async (_name, cf) => {
    const { door, env, site } = createDoor();
    const request = new Request('http://localhost/contact', { headers: { 'X-Kept': 'yes' } });
    const get = () => {
      if (cf instanceof Error) throw cf;
      return cf;
    };
    Object.defineProperty(request, 'cf', { get });
    await door.fetch(request, env, {} as ExecutionContext);
    const passed = site.fetch.mock.calls[0]?.[0];
    expect(passed?.cf).toBeUndefined();
    expect(passed?.headers.get('X-Kept')).toBe('yes');
  });

  it('passes on no `CF-Visitor`, by which Waku would take us for Cloudflare', async () => {
    const { ask, site } = createDoor();
    const given = { 'CF-Visitor': '{"scheme":"https"}', 'X-Kept': 'yes' };
    await ask('http://localhost/contact', { headers: given });
    const passed = site.fetch.mock.calls[0]?.[0].headers;
    expect(passed?.get('CF-Visitor')).toBeNull();
    expect(passed?.get('X-Kept')).toBe('yes');
  });

  it('passes on a reading request without its body, which none can be made with', async () => {
    const { door, env, site } = createDoor();
    const request = new Request('http://localhost/fr', { headers: { 'CF-Visitor': '{}' } });
    Object.defineProperty(request, 'body', { value: new Response('x').body });
    await door.fetch(request, env, {} as ExecutionContext);
    expect(site.fetch.mock.calls[0]?.[0].body).toBeNull();
  });

  it('refuses a request without a URL', async () => {
    const { door, env } = createDoor();
    const request = { url: 'http://[/', headers: new Headers() } as Request;
    const response = await door.fetch(request, env, {} as ExecutionContext);
    expect(response.status).toBe(400);
    const expected = headers.message['Content-Security-Policy'];
    expect(response.headers.get('Content-Security-Policy')).toBe(expected);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['BR;q=0, gzip;q=0.5', 'gzip'],
    ['gzip;q=0.5, Br', 'br'],
    ['br;q=0.000, gzip; q=0.001', 'gzip'],
    ['identity;q=0', null],
    ['', null],
  ])('for Accept-Encoding: %s compresses a text by %s', async (accepted, coding) => {
    const { ask } = createDoor();
    const answer = await ask('http://localhost/', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('Content-Encoding')).toBe(coding);
    expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('says that the tag of a text is not that of what it compressed', async () => {
    const { ask, site } = createDoor();
    site.fetch.mockImplementation(() => {
      const answer = page();
      answer.headers.set('ETag', '"tag"');
      return Promise.resolve(answer);
    });
    const tag = async (accepted: string) =>
      (await ask('http://localhost/', { headers: { 'Accept-Encoding': accepted } })).headers.get(
        'ETag',
      );
    expect(await tag('br')).toBe('W/"tag"');
    expect(await tag('identity')).toBe('"tag"');
  });

  it('marks a tag as weak once', async () => {
    const { ask, site } = createDoor();
    const given = { 'Content-Type': 'text/html', ETag: 'W/"tag"' };
    site.fetch.mockResolvedValue(new Response('page', { headers: given }));
    const answer = await ask('http://localhost/', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('ETag')).toBe('W/"tag"');
  });

  it('tells HEAD neither the length nor the tag of what GET would compress', async () => {
    const { ask, site } = createDoor();
    const given = { 'Content-Type': 'text/html', 'Content-Length': '4', ETag: '"tag"' };
    site.fetch.mockImplementation(async () => new Response(null, { headers: given }));
    const head = async (accepted: string) =>
      (await ask('http://localhost/', { method: 'HEAD', headers: { 'Accept-Encoding': accepted } }))
        .headers;
    expect((await head('br')).get('Content-Length')).toBeNull();
    expect((await head('br')).get('ETag')).toBe('W/"tag"');
    expect((await head('identity')).get('Content-Length')).toBe('4');
    expect((await head('identity')).get('ETag')).toBe('"tag"');
  });

  it('compresses nothing twice', async () => {
    const { ask, site } = createDoor();
    const compressed = page();
    compressed.headers.set('Content-Encoding', 'gzip');
    site.fetch.mockResolvedValue(compressed);
    const answer = await ask('http://localhost/', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
  });

  it.each([
    ['br', createBrotliDecompress({ finishFlush: constants.BROTLI_OPERATION_FLUSH })],
    ['gzip', createGunzip({ finishFlush: constants.Z_SYNC_FLUSH })],
  ])('compresses a stream by %s and holds nothing of it back', async (coding, decompress) => {
    const { ask, site } = createDoor();
    let goOn = (): void => undefined;
    const body = new ReadableStream({
      start(controller) {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text));
        send('the loading state');
        goOn = () => {
          send(', the form');
          controller.close();
        };
      },
    });
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'Identity' };
    site.fetch.mockResolvedValue(new Response(body, { headers }));
    const answer = await ask('http://localhost/', { headers: { 'Accept-Encoding': coding } });
    expect(answer.headers.get('Content-Encoding')).toBe(coding);

    const chunks = Readable.fromWeb(answer.body as NodeStream).pipe(decompress);
    const [first] = await once(chunks, 'data');
    expect(String(first)).toBe('the loading state');
    goOn();
    expect(await text(chunks)).toBe(', the form');
  });

  it('leaves a page that streams its status', async () => {
    const { ask, site } = createDoor();
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'Identity' };
    site.fetch.mockResolvedValue(new Response('page', { status: 429, headers }));
    const answer = await ask('http://localhost/', { headers: { 'Accept-Encoding': 'br' } });
    expect(answer.status).toBe(429);
  });

  it('sends a page that streams without a coding, if the visitor reads none', async () => {
    const { ask, site } = createDoor();
    const headers = { 'Content-Type': 'text/html', 'Content-Encoding': 'Identity' };
    site.fetch.mockResolvedValue(new Response('page', { headers }));
    const answer = await ask('http://localhost/');
    expect(answer.headers.get('Content-Encoding')).toBeNull();
    expect(await answer.text()).toBe('page');
  });
});
