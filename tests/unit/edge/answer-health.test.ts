import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerHealth } from '../../../src/edge/answer-health.ts';

const app = new Hono().use(answerHealth()).all('*', (c) => c.text('on', 418));

/** A store whose one query gives or throws this. */
function store(first: () => Promise<unknown>) {
  return { DB: { prepare: () => ({ first }) } };
}

afterEach(() => void vi.useRealTimers());

describe('answerHealth', () => {
  it.each([
    ['absent', 200, {}],
    ['ready', 200, store(async () => 1)],
    [
      'failing',
      503,
      store(async () => {
        throw new Error('password=hunter2');
      }),
    ],
  ])('says that the store is %s', async (state, status, bindings) => {
    const response = await app.request('/healthz', {}, bindings);
    expect(response.status).toBe(status);
    const health = await response.json();
    expect(health).toEqual({ build: import.meta.env.WAKU_BUILD_ID, store: state });
  });

  it('waits five seconds for a store that hangs', async () => {
    vi.useFakeTimers();
    const hanging = store(() => new Promise(() => undefined));
    const answer = Promise.resolve(app.request('/healthz', {}, hanging));
    await vi.advanceTimersByTimeAsync(4999);
    await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    const response = await answer;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ store: 'failing' });
  });

  it('answers nothing else', async () => {
    for (const path of ['/healthz/', '/%68ealthz', '/']) {
      expect((await app.request(path)).status).toBe(418);
    }
    expect((await app.request('/healthz', { method: 'POST' })).status).toBe(418);
    expect((await app.request('/healthz', { method: 'HEAD' })).status).toBe(200);
  });
});
