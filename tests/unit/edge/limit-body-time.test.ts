import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBodyTime } from '../../../src/edge/limit-body-time.ts';

const app = new Hono()
  .use(limitBodyTime(50))
  .onError((_error, c) => c.text('', 400))
  .post('*', async (c) => c.text(await c.req.text()));

it('answers 408 to a body that does not end in time', async () => {
  const body = new ReadableStream({ start: (body) => body.enqueue(new Uint8Array([65])) });
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
  const response = await app.request('/', init);
  expect(response.status).toBe(408);
});

it('passes on a body that ends', async () => {
  const response = await app.request('/', { method: 'POST', body: 'form' });
  expect(await response.text()).toBe('form');
});
