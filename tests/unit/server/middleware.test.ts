import { Hono, type MiddlewareHandler } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { isAllowed, networkOf } from '#src/runtime/rate-limit.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { limitBody } from '#src/server/middleware/limit-body.ts';
import { limitUrl } from '#src/server/middleware/limit-url.ts';
import { logRefusals } from '#src/server/middleware/log-refusals.ts';
import { nonce } from '#src/server/middleware/nonce.ts';
import { showError } from '#src/server/routes/error-page.ts';
import { createLimiter } from './limiter.ts';

/** Puts a middleware in front of a page that shows its query and the posted form. */
const pageBehind = (middleware: MiddlewareHandler<HonoEnv>) =>
  new Hono<HonoEnv>()
    .use(middleware)
    .all('*', async (c) => c.text(new URL(c.req.url).search + (await c.req.text())))
    .onError(showError);

describe('limitUrl', () => {
  it.each([
    [2048, 200],
    [2049, 414],
  ])('answers a path and query of %i characters with %i', async (length, status) => {
    const app = pageBehind(limitUrl());
    expect((await app.request('/contact?x='.padEnd(length, 'x'))).status).toBe(status);
    expect((await app.request('/'.padEnd(length, 'x'), { method: 'POST' })).status).toBe(status);
  });
});

describe('limitBody', () => {
  const post = async (body: BodyInit, headers: HeadersInit = {}, timeout?: number) => {
    const init = { method: 'POST', body, headers, duplex: 'half' };
    return pageBehind(limitBody(timeout ? { timeout } : {})).request('/', init as RequestInit);
  };

  it.each([
    [32 * 1024, 200],
    [32 * 1024 + 1, 413],
  ])('answers %i bytes with %i, declared or not', async (size, status) => {
    const body = new Uint8Array(size);
    expect((await post(body, { 'Content-Length': String(size) })).status).toBe(status);
    expect((await post(new Blob([body]).stream())).status).toBe(status);
  });

  it.each<[number, string, UnderlyingDefaultSource]>([
    [400, 'is cut off', { pull: (broken) => broken.error(new Error('hung up')) }],
    [408, 'does not end in time', { start: (slow) => slow.enqueue(new Uint8Array([65])) }],
  ])('answers %i to a body that %s, declared or not', async (status, _fault, source) => {
    expect((await post(new ReadableStream(source), {}, 50)).status).toBe(status);
    const declared = { 'Content-Length': '9' };
    expect((await post(new ReadableStream(source), declared, 50)).status).toBe(status);
    expect(await (await post('form', {}, 50)).text()).toBe('form');
  });

  it('allows 15 seconds', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const answered = vi.fn();
    const answer = post(new ReadableStream()).finally(answered);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect((await answer).status).toBe(408);
  });

  it('does not count the time that the response takes', async () => {
    const app = new Hono().post('/', limitBody({ timeout: 20 }), async (c) => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return c.text(await c.req.text());
    });
    expect(await (await app.request('/', { method: 'POST', body: 'form' })).text()).toBe('form');
  });
});

describe('isAllowed', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

  it('counts all addresses of an IPv6 network as one', async () => {
    const limiter = createLimiter(20);
    const admitted: boolean[] = [];
    for (let i = 0; i < 21; i++) admitted.push(await isAllowed(limiter, `2001:db8:7:${i}::1`));
    expect(admitted).toEqual([...Array(20).fill(true), false]);
    expect(await isAllowed(limiter, '2001:db8:8::1')).toBe(true);
    // A limiter's key is the start of a hash, which thousands of addresses share.
    for (const [{ key }] of limiter.limit.mock.calls) expect(key).toMatch(/^\d{1,7}$/);
    await isAllowed(limiter, '192.0.2.1');
    expect(limiter.limit.mock.lastCall).toEqual([{ key: '151551' }]);
  });

  it('admits every request if the limiter fails, and logs the failure', async () => {
    const limit = () => Promise.reject(new Error('no limiter'));
    expect(await isAllowed({ limit }, '203.0.113.1')).toBe(true);
    expect(log.mock.lastCall?.[0]).toContain('rate-limit-failed');
  });

  it('admits a request after a second if the limiter does not answer', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const admitted = isAllowed({ limit: () => new Promise(() => undefined) }, '203.0.113.1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(await admitted).toBe(true);
  });
});

it.each([
  ['203.0.113.1', '203.0.113.9', false],
  ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:ffff::9', true],
  ['2001:db8:1::1', '2001:db8:2::1', false],
  ['::1', '::2', true],
  ['::ffff:203.0.113.1', '203.0.113.1', true],
  ['::ffff:203.0.113.1', '::ffff:203.0.113.9', false],
  ['', '', true],
  ['not:an:address', 'not:an:address', true],
  ['not:an:address', 'nor:this', false],
])('the addresses %s and %s count as one network: %s', (one, other, same) => {
  expect(networkOf(one) === networkOf(other)).toBe(same);
});

describe('logRefusals', () => {
  it.each([
    [200, []],
    [303, []],
    [400, ['{"event":"submission-refused","status":400}']],
    [429, ['{"event":"submission-refused","status":429}']],
  ])('logs for a submission that ends in %i: %o', async (status, lines) => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = new Hono().use(logRefusals()).post('/', () => new Response(null, { status }));
    await app.request('/', { method: 'POST', body: 'planted' });
    expect(log.mock.calls.flat()).toEqual(lines);
    log.mockRestore();
  });
});

describe('nonce', () => {
  it('is new in each response, and its policy names it', async () => {
    const app = new Hono<HonoEnv>().use(nonce()).get('*', (c) => c.text(c.var.nonce ?? 'none'));
    const nonces = new Set<string>();
    for (let i = 0; i < 3; i++) {
      const response = await app.request('/fr/contact?ref=CODE');
      const value = await response.text();
      const policy = response.headers.get('Content-Security-Policy');
      expect(policy).toContain(`script-src 'nonce-${value}' 'strict-dynamic';`);
      expect(atob(value)).toHaveLength(16);
      nonces.add(value);
    }
    expect(nonces.size).toBe(3);
  });
});
