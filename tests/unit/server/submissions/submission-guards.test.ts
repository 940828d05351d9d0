import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { limitBody } from '../../../../src/server/limit-body.ts';
import { csrf } from '../../../../src/server/submissions/csrf.ts';
import { logRefusals } from '../../../../src/server/submissions/log-refusals.ts';

const own = 'https://site.example';

describe('csrf', () => {
  const app = new Hono().use(csrf()).post('/', (c) => c.text('in'));

  it.each([
    [{ Origin: own }, 200],
    [{ Origin: own, 'Sec-Fetch-Site': 'cross-site' }, 200],
    [{ 'Sec-Fetch-Site': 'same-origin' }, 200],
    [{}, 403],
    [{ Origin: 'null' }, 403],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' }, 403],
    [{ Origin: `${own}.evil.example` }, 403],
    [{ Origin: 'http://site.example' }, 403],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
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

  it.each([
    [32 * 1024, 200],
    [32 * 1024 + 1, 413],
  ])('answers %i bytes with %i, told beforehand or not', async (size, status) => {
    const body = new Uint8Array(size);
    const told = { method: 'POST', body, headers: { 'Content-Length': String(size) } };
    expect((await app.request('/', told)).status).toBe(status);
    const streamed = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' };
    expect((await app.request('/', streamed as RequestInit)).status).toBe(status);
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
    await app.request('/', { method: 'POST', body: 'planted' });
    expect(log.mock.calls.flat()).toEqual(lines);
    log.mockRestore();
  });
});
