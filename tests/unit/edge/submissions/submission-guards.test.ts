import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { limitBody } from '../../../src/edge/limit-body.ts';
import { refuseForeignOrigins } from '../../../src/edge/refuse-foreign-origins.ts';
import { requireForm } from '../../../src/edge/require-form.ts';
import { callPrefix, requireKnownAction } from '../../../src/edge/require-known-action.ts';
import type { RequestEnvironment } from '../../../src/environment.ts';
import { actionPath } from '../../../src/routes.ts';

const ids = { called: 'abc#submit', posted: 'abc#post' };
const own = 'https://onda72.example';

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

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
    [{ Origin: 'http://onda72.example' }, 403],
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
      app.request('http://onda72.example/', { method: 'POST', headers: { Origin: origin } });
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
});

describe('requireForm', () => {
  const app = new Hono<RequestEnvironment>()
    .use(requireForm())
    .post('/', async (c) => c.text(`${c.var.form.get('a')}${(await c.req.formData()).get('a')}`));

  it('reads the form, and leaves the body to those who come after', async () => {
    const response = await app.request('/', post(formOf({ a: '1' })));
    expect(await response.text()).toBe('11');
  });

  it('takes 20 fields and refuses 21', async () => {
    const fields = (count: number) =>
      formOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, ''])));
    expect((await app.request('/', post(fields(20)))).status).toBe(200);
    expect((await app.request('/', post(fields(21)))).status).toBe(400);
  });

  it.each([
    ['{}', 'application/json', 415],
    ['a=1', 'application/x-www-form-urlencoded', 415],
    ['a', 'text/plain', 415],
    ['garbage', 'multipart/form-data; boundary=x', 400],
    ['garbage', 'multipart/form-data', 400],
  ])('%s as %s: %i', async (body, type, status) => {
    expect((await app.request('/', post(body, { 'Content-Type': type }))).status).toBe(status);
  });
});

describe('requireKnownAction', () => {
  const app = new Hono<RequestEnvironment>()
    .use(requireForm())
    .use(requireKnownAction(ids))
    .post('*', (c) => c.text('in'));
  const document = `$ACTION_ID_${ids.posted}`;

  it.each([
    [{ [document]: '', firstName: 'Zoë' }, 200],
    [{ firstName: 'Zoë' }, 400],
    [{ [`$ACTION_ID_${ids.called}`]: '' }, 404],
    [{ '$ACTION_ID_other#post': '' }, 404],
    [{ $ACTION_REF_1: '', '$ACTION_1:0': '{}' }, 404],
    [{ [document]: '', $ACTION_REF_1: '' }, 404],
  ])('a document that posts %o: %i', async (fields, status) => {
    expect((await app.request('/contact', post(formOf(fields)))).status).toBe(status);
  });

  it.each([
    [{ 0: '["$K1"]', [`${callPrefix}firstName`]: 'Zoë' }, 200],
    [{ 0: '["$K1"]' }, 200],
    [{ 0: '["$F1"]', 1: '{"id":"x"}' }, 400],
    [{ 0: '["$K1"]', 1: '{}' }, 400],
    [{ [`${callPrefix}firstName`]: 'Zoë' }, 400],
    [{ [document]: '' }, 400],
  ])('a call with %o: %i', async (fields, status) => {
    const path = actionPath(ids.called);
    expect((await app.request(path, post(formOf(fields)))).status).toBe(status);
  });
});
