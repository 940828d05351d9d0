import { Hono } from 'hono';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerHealth } from '../../../src/edge/answer-health.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';
import { createEnvironment } from '../leads/environment.ts';
import { store } from '../leads/queue.ts';

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), answerHealth())
  .all('*', (c) => c.text('on', 418));
const build = import.meta.env.WAKU_BUILD_ID;

/** A store whose one query gives or throws this. */
function storeThat(first: () => Promise<unknown>) {
  const { env } = createEnvironment();
  return { ...env, DB: { prepare: () => ({ first }) } };
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => void vi.useRealTimers());

describe('answerHealth', () => {
  it('says that the store is ready, and how many of its leads wait for a person', async () => {
    const { env } = createEnvironment();
    for (const delivery of ['pending', 'delivered', 'dead', 'refused', 'withheld', 'withheld']) {
      const id = await store(env);
      await env.DB.prepare('UPDATE leads SET delivery = ? WHERE id = ?').bind(delivery, id).run();
    }
    const response = await app.request('/healthz', {}, env);
    expect(response.status).toBe(200);
    // Between two rounds, and while the second is under way.
    await env.DB.prepare("UPDATE leads SET rounds = 1 WHERE delivery = 'dead'").run();
    const counts = { withheld: 2, undelivered: 2 };
    expect(await response.json()).toEqual({ build, store: 'ready', ...counts, unfitSecrets: [] });
    await env.DB.prepare("UPDATE leads SET delivery = 'pending' WHERE delivery = 'dead'").run();
    const later = await app.request('/healthz', {}, env);
    expect(await later.json()).toMatchObject(counts);
  });

  it.each([
    ['is not bound', { ...createEnvironment().env, DB: undefined }],
    [
      'throws',
      storeThat(async () => {
        throw new Error('password=hunter2');
      }),
    ],
  ])('says that a store fails which %s', async (_fault, bindings) => {
    const response = await app.request('/healthz', {}, bindings);
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({ build, store: 'failing', unfitSecrets: [] });
    expect(log.mock.lastCall?.[0]).toContain('"event":"store-failing"');
    expect(log.mock.lastCall?.[0]).not.toContain('hunter2');
  });

  it('waits five seconds for a store that hangs', async () => {
    vi.useFakeTimers();
    const hanging = storeThat(() => new Promise(() => undefined));
    const answer = Promise.resolve(app.request('/healthz', {}, hanging));
    await vi.advanceTimersByTimeAsync(4999);
    await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    const response = await answer;
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ store: 'failing' });
  });

  const bytes = (count: number) => Buffer.alloc(count, 'x').toString('base64');

  it.each([
    [{ FORM_TOKEN_SECRET: '' }, ['FORM_TOKEN_SECRET']],
    [{ FORM_TOKEN_SECRET: undefined }, ['FORM_TOKEN_SECRET']],
    [{ FORM_TOKEN_SECRET: 'x'.repeat(31) }, ['FORM_TOKEN_SECRET']],
    [{ FORM_TOKEN_SECRET: 'x'.repeat(32) }, []],
    [{ LEADS_WEBHOOK_SECRET: undefined }, ['LEADS_WEBHOOK_SECRET']],
    [{ LEADS_WEBHOOK_SECRET: 'whsec_' }, ['LEADS_WEBHOOK_SECRET']],
    [
      { LEADS_WEBHOOK_SECRET: 'at least 32 random characters, no base64' },
      ['LEADS_WEBHOOK_SECRET'],
    ],
    [{ LEADS_WEBHOOK_SECRET: `whsec_${bytes(23)}` }, ['LEADS_WEBHOOK_SECRET']],
    [{ LEADS_WEBHOOK_SECRET: `whsec_${bytes(24)}` }, []],
    [{ LEADS_WEBHOOK_SECRET: bytes(24) }, []],
    [{ LEADS_WEBHOOK_SECRET: undefined, LEADS_WEBHOOK_URL: '' }, []],
    [
      { FORM_TOKEN_SECRET: 'short', LEADS_WEBHOOK_SECRET: 'short' },
      ['FORM_TOKEN_SECRET', 'LEADS_WEBHOOK_SECRET'],
    ],
  ])('names what is unfit of %o', async (changes, unfitSecrets) => {
    const { env } = createEnvironment();
    const response = await app.request('/healthz', {}, { ...env, ...changes });
    expect(response.status).toBe(unfitSecrets.length > 0 ? 503 : 200);
    expect(await response.json()).toMatchObject({ store: 'ready', unfitSecrets });
  });

  it('answers nothing else', async () => {
    const { env } = createEnvironment();
    for (const path of ['/healthz/', '/%68ealthz', '/']) {
      expect((await app.request(path, {}, env)).status).toBe(418);
    }
    expect((await app.request('/healthz', { method: 'POST' }, env)).status).toBe(418);
    expect((await app.request('/healthz', { method: 'HEAD' }, env)).status).toBe(200);
  });
});
