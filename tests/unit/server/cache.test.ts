import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Handler, HonoEnv } from '#src/server/types.ts';

vi.mock('#src/facts/business.ts', async () => (await import('../fixed-business.ts')).business);

const text = '<p>déjà vu</p>'.repeat(100);
const page: Handler = (c) => c.html(text, 200, { 'X-From': 'render' });

/** Creates an empty cache in front of a renderer. */
async function cache(render: Handler = page) {
  vi.resetModules();
  const { cached } = await import('#src/server/cache.ts');
  const rendered = vi.fn(render);
  const app = new Hono<HonoEnv>().get('*', cached(rendered));
  const ask = async (path: string, init?: RequestInit) =>
    app.request(`https://site.example${path}`, init);
  return { ask, rendered };
}

describe('the cache', () => {
  beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) }));
  afterEach(() => void vi.useRealTimers());

  it('renders once for twenty simultaneous requests, and again if that rendering hangs', async () => {
    const { ask, rendered } = await cache(async (c) => {
      await new Promise((resolve) => setTimeout(resolve, c.req.path === '/de' ? 3000 : 20));
      return c.html(text);
    });
    const all = Promise.all(Array.from({ length: 20 }, () => ask('/fr')));
    await vi.advanceTimersByTimeAsync(100);
    for (const response of await all) expect(response.status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(1);
    const both = Promise.all([ask('/de'), ask('/de')]);
    await vi.advanceTimersByTimeAsync(900);
    expect(rendered).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(4000);
    for (const response of await both) expect(response.status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('returns from memory what it returned the first time', async () => {
    const { ask } = await cache();
    const cold = await ask('/fr');
    const hot = await ask('/fr');
    expect(await hot.text()).toBe(text);
    expect([...hot.headers]).toEqual([...cold.headers]);
    expect(hot.headers.get('X-From')).toBe('render');
    expect(Number(hot.headers.get('Content-Length'))).toBe(Buffer.byteLength(text));
  });

  it.each<[(tag: string) => string, number]>([
    [(tag) => tag, 304],
    [(tag) => `"a, b", W/"c" ,W/${tag}`, 304],
    [(tag) => tag.slice(1, -1), 200],
    [(tag) => `"x${tag.slice(1)}`, 200],
    [() => '"*"', 200],
  ])('compares If-None-Match weakly (%s: %i)', async (condition, status) => {
    const { ask } = await cache();
    const { headers } = await ask('/fr');
    const init = { headers: { 'If-None-Match': condition(headers.get('ETag') ?? '') } };
    const response = await ask('/fr', init);
    expect(response.status).toBe(status);
    if (status === 304) expect([...response.headers]).toEqual([...headers]);
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['br', 'BR;q=0.5', brotliDecompressSync],
    [null, 'x-br, gzip', (bytes: Uint8Array) => bytes],
  ])('compresses a text as %s for Accept-Encoding: %s', async (coding, accepted, decode) => {
    const { ask } = await cache();
    const plain = await ask('/fr');
    const response = await ask('/fr', { headers: { 'Accept-Encoding': accepted } });
    const { headers } = response;
    expect(headers.get('Content-Encoding')).toBe(coding);
    expect(headers.get('ETag') === plain.headers.get('ETag')).toBe(coding === null);
    const bytes = await response.bytes();
    expect(headers.get('Content-Length')).toBe(String(bytes.byteLength));
    expect(new TextDecoder().decode(decode(bytes))).toBe(text);
  });

  it('does not store failures', async () => {
    const { ask, rendered } = await cache((c) => c.text('', 500));
    await ask('/fr');
    await ask('/fr');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('keeps one response for a path, whatever the query', async () => {
    const { ask, rendered } = await cache();
    for (const query of ['?v=1', '', '?v=2']) {
      expect((await ask(`/og/fr/about.png${query}`)).status).toBe(200);
    }
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('keeps a page exactly as long as its dates are valid', async () => {
    const { ask, rendered } = await cache();
    const last = Date.parse('2026-06-08T09:00:00+02:00');
    vi.setSystemTime(last - 3_600_000);
    await ask('/fr/cgv');
    vi.setSystemTime(last);
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(1);
    vi.setSystemTime(last + 1);
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('stores no page whose rendering began in the old year and ended in the new one', async () => {
    const newYear = Date.parse('2027-01-01T00:00:00+01:00');
    const { ask, rendered } = await cache((c) => {
      vi.setSystemTime(newYear);
      return page(c);
    });
    vi.setSystemTime(newYear - 1);
    await ask('/fr/cgv');
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
