import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { limitBody } from '../../../../src/edge/limit-body.ts';
import { logRefusals } from '../../../../src/edge/submissions/log-refusals.ts';
import { refuseForeignOrigins } from '../../../../src/edge/submissions/refuse-foreign-origins.ts';

const own = 'https://site.example';

const post = (body: BodyInit, headers: HeadersInit = {}) => ({ method: 'POST', body, headers });

describe('refuseForeignOrigins', () => {
  const app = new Hono().use(refuseForeignOrigins()).post('/', (c) => c.text('in'));

  it.each([
    [{ Origin: own }, 200],
    [{ Origin: own, 'Sec-Fetch-Site': 'cross-site' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{}, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: '' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: `${own}.evil.example` }, 403],
    [{ Origin: 'http://site.example' }, 403],
    [{ Origin: `${own}:8443` }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
    [{ 'Sec-Fetch-Site': 'none' }, 403],
  ])('%o: %i', async (headers, status) => {
    const response = await app.request(`${own}/`, { method: 'POST', headers });
    expect(response.status).toBe(status);
  });

  it('knows its own origin behind a proxy that ends TLS', async () => {
    const ask = async (origin: string) =>
      app.request('http://site.example/', { method: 'POST', headers: { Origin: origin } });
    expect((await ask(own)).status).toBe(200);
    expect((await ask('https://evil.example')).status).toBe(403);
  });
});

describe('limitBody', () => {
  const app = new Hono().use(limitBody()).post('/', async (c) => {
    return c.text(String((await c.req.arrayBuffer()).byteLength));
  });
  const streamed = (size: number) => ({
    method: 'POST',
    body: new Blob([new Uint8Array(size)]).stream(),
    duplex: 'half',
  });

  it('takes 32 KiB and refuses one byte more, told beforehand or not', async () => {
    for (const size of [32 * 1024, 32 * 1024 + 1]) {
      const status = size === 32 * 1024 ? 200 : 413;
      const told = post(new Uint8Array(size), { 'Content-Length': String(size) });
      expect((await app.request('/', told)).status).toBe(status);
      expect((await app.request('/', streamed(size) as RequestInit)).status).toBe(status);
    }
  });

  /** A body without an end, and how many KiB of it have been asked for. */
  function endless(headers: HeadersInit = {}) {
    let read = 0;
    const body = new ReadableStream(
      {
        pull(controller) {
          read += 1;
          if (read > 5000) controller.close();
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
    const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
    return { init, read: () => read };
  }

  it('reads a mebibyte of a body that is too large, so that its client reads the answer', async () => {
    const { init, read } = endless();
    expect((await app.request('/', init)).status).toBe(413);
    expect(read()).toBe(1025);
  });

  it('reads nothing of a body that says it is larger than that', async () => {
    const { init, read } = endless({ 'Content-Length': String(1024 * 1024 + 1) });
    expect((await app.request('/', init)).status).toBe(413);
    expect(read()).toBe(0);
  });

  it('refuses a body that breaks off', async () => {
    const body = new ReadableStream({ pull: (broken) => broken.error(new Error('hung up')) });
    const init = { method: 'POST', body, duplex: 'half' } as RequestInit;
    expect((await app.request('/', init)).status).toBe(400);
  });
});

describe('logRefusals', () => {
  it.each([
    [200, []],
    [303, []],
    [400, ['{"event":"submission-refused","status":400}']],
    [429, ['{"event":"submission-refused","status":429}']],
  ])('of a submission that ends in %i writes %o', async (status, lines) => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);
    const app = new Hono().use(logRefusals()).post('/', () => new Response(null, { status }));
    await app.request('/', post('planted'));
    expect(log.mock.calls.flat()).toEqual(lines);
    log.mockRestore();
  });
});
