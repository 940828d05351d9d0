import { Hono } from 'hono';
import { afterEach, expect, it, vi } from 'vitest';
import { cards } from '#src/server/cards.ts';
import type { HonoEnv } from '#src/server/types.ts';

const png = new Uint8Array([137, 80, 78, 71]);
const env = { ASSETS: {} };
const context = { waitUntil: vi.fn(), passThroughOnException: vi.fn(), props: {} };

function serve(draw = vi.fn(async () => png)) {
  const app = new Hono<HonoEnv>().get('*', cards(draw)('fr', 'landing'));
  const get = (path: string, init: RequestInit = {}) => app.request(path, init, env, context);
  return { draw, get };
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
afterEach(() => void vi.clearAllMocks());

it('answers with a card that may be cached for a day', async () => {
  const { get } = serve();
  const card = await get('/og/fr/landing.png?v=0');
  expect([card.status, card.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(card.headers.get('cache-control')).toBe('public, max-age=86400');
  expect(await card.bytes()).toEqual(png);
});

it('draws four at a time, and redirects all other requests to the plain card', async () => {
  const { draw, get } = serve();
  const responses = await Promise.all(Array.from({ length: 50 }, () => get('/og/fr/landing.png')));
  expect(draw).toHaveBeenCalledTimes(4);
  const others = responses.filter(({ status }) => status === 307);
  expect(others.map(({ headers }) => headers.get('location'))).toEqual(Array(46).fill('/card.png'));
  expect(await (await get('/og/fr/landing.png')).bytes()).toEqual(png);
});

it('draws to the end even if the visitor leaves', async () => {
  const drawn = Promise.withResolvers<typeof png>();
  const { get } = serve(vi.fn(() => drawn.promise));
  const left = get('/og/fr/landing.png');
  await expect.poll(() => context.waitUntil.mock.calls.length).toBe(1);
  drawn.reject(new Error('left'));
  await expect(context.waitUntil.mock.calls[0]?.[0]).resolves.toBeUndefined();
  await left;
});

it('redirects to the plain card if drawing fails, and logs the failure', async () => {
  const { get } = serve(vi.fn(async () => Promise.reject(new Error('no ink'))));
  const response = await get('/og/fr/landing.png');
  expect([response.status, response.headers.get('location')]).toEqual([307, '/card.png']);
  expect(log.mock.lastCall?.[0]).toContain('card-failed');
});
