import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTarget } from '../../../src/edge/find-target.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { serveCards } from '../../../src/edge/serve-cards.ts';
import { cardUrl } from '../../../src/seo/card/words.ts';

vi.mock('../../../src/request.ts', () => ({ environment: () => 'https://site.example' }));

const png = new Uint8Array([137, 80, 78, 71]);
const env = { ASSETS: { fetch: vi.fn(async () => new Response('plain card')) } };
const context = { waitUntil: vi.fn(), passThroughOnException: vi.fn(), props: {} };
const cache = { match: vi.fn(), put: vi.fn() };

function serve(draw = vi.fn(async () => png)) {
  const app = new Hono<RequestEnvironment>();
  app.use(async (c, next) => {
    await next();
    if (c.var.keep) c.header('X-Keep', 'yes');
  });
  app.use(findTarget(), serveCards(draw));
  app.notFound((c) => c.text('not a card', 404));
  const get = (path: string, init: RequestInit = {}) => app.request(path, init, env, context);
  return { draw, get };
}

beforeEach(() => {
  cache.match.mockResolvedValue(undefined);
  cache.put.mockResolvedValue(undefined);
  vi.stubGlobal('caches', { open: async () => cache });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

it('answers with the card', async () => {
  const { get } = serve();
  const response = await get('/og/fr/landing.png');
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=3600',
  });
  expect(response.headers.get('etag')).toMatch(/^"[^"]{24}"$/);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
});

it('may be kept for a year at the URL of its version only', async () => {
  const { get } = serve();
  const { pathname, search } = new URL(cardUrl('fr', 'landing'));
  const versioned = await get(pathname + search);
  expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  const other = await get(`${pathname}?v=0`);
  expect(other.headers.get('cache-control')).toBe('public, max-age=3600');
});

it('is kept in memory as its own version only', async () => {
  const { get } = serve();
  const { pathname, search } = new URL(cardUrl('fr', 'landing'));
  expect((await get(pathname + search)).headers.has('X-Keep')).toBe(true);
  for (const query of ['', '?v=0', '?v=00000000']) {
    expect((await get(pathname + query)).headers.has('X-Keep')).toBe(false);
  }
});

it('answers 304 to those that have it, and HEAD without a body', async () => {
  const { get } = serve();
  const path = '/og/de/cgv.png';
  const etag = String((await get(path)).headers.get('etag'));
  const known = await get(path, { headers: { 'If-None-Match': `"x", ${etag}` } });
  expect(known.status).toBe(304);
  expect(await known.text()).toBe('');
  expect(known.headers.get('cache-control')).toBe('public, max-age=3600');
  const head = await get(path, { method: 'HEAD' });
  expect(head.headers.get('content-length')).toBe(String(png.length));
  expect(head.headers.get('etag')).toBe(etag);
  expect(await head.text()).toBe('');
});

it('draws once for 200 at the same time and puts the card into the cache', async () => {
  const { draw, get } = serve();
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/og/it/about.png')));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(draw).toHaveBeenCalledTimes(1);
  expect(cache.put).toHaveBeenCalledTimes(1);
  expect(cache.put.mock.calls[0]?.[0]).toBe(cardUrl('it', 'about'));
});

it('is drawn and put into the cache though its visitor leaves', async () => {
  const { get } = serve();
  await get('/og/it/cgv.png');
  // The drawing, for which others may be waiting, and what the cache is given.
  expect(context.waitUntil).toHaveBeenCalledTimes(2);
});

it('draws if the cache fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  cache.match.mockRejectedValue(new Error('no cache'));
  cache.put.mockRejectedValue(new Error('no cache'));
  const { draw, get } = serve();
  const response = await get('/og/pt/landing.png');
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(png);
  expect(draw).toHaveBeenCalledOnce();
  await Promise.all(context.waitUntil.mock.calls.map(([work]) => work));
  expect(error).toHaveBeenCalledTimes(2);
});

it('takes the card from the cache without drawing', async () => {
  cache.match.mockResolvedValue(new Response('kept'));
  const { draw, get } = serve();
  expect(await (await get('/og/es/legals.png')).text()).toBe('kept');
  expect(draw).not.toHaveBeenCalled();
});

it('shows the plain card, to be kept by nobody, if drawing fails', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { get } = serve(vi.fn(async () => Promise.reject(new Error('no ink'))));
  const response = await get('/og/fr/landing.png');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('plain card');
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(cache.put).not.toHaveBeenCalled();
  expect(error.mock.lastCall?.[0]).toContain('card-failed');
  for (const [work] of context.waitUntil.mock.calls) await expect(work).resolves.toBeUndefined();
});

it('fails if drawing fails and the plain card is missing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  env.ASSETS.fetch.mockResolvedValueOnce(new Response('404 Not Found', { status: 404 }));
  const { get } = serve(vi.fn(async () => Promise.reject(new Error('no ink'))));
  expect((await get('/og/fr/landing.png')).status).toBe(500);
});

it.each(['/og/fr/nope.png', '/og/xx/landing.png', '/og/fr', '/robots.txt', '/fr'])(
  'leaves %s to others',
  async (path) => {
    const { draw, get } = serve();
    expect(await (await get(path)).text()).toBe('not a card');
    expect(draw).not.toHaveBeenCalled();
  },
);
