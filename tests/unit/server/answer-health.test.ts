import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Environment } from '../../../src/runtime/request.ts';
import { answerHealth } from '../../../src/server/answer-health.ts';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { createEnvironment, webhookSecret, withReceiver } from '../leads/environment.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function createApp(env: Environment = createEnvironment().env) {
  const app = new Hono<RequestEnvironment>()
    .use(resolveRoute(), answerHealth())
    .all('*', (c) => c.text('on', 418));
  const prepare = vi.spyOn(env.DB, 'prepare');
  const ask = async () => {
    const response = await app.request('/healthz', {}, env);
    return [response.status, await response.text()];
  };
  return { app, ask, env, prepare };
}

const ready = [200, 'ready'];
const notReady = [503, 'not ready'];
const wrong = (name: string) => [
  503,
  expect.stringContaining(`not ready: The variable ${name} must be`),
];

describe('answerHealth', () => {
  it('is ready if the store can be written, and not if it can only be read', async () => {
    const { ask, env } = createApp();
    expect(await ask()).toEqual(ready);
    const written = await env.DB.prepare('SELECT checked FROM health').first();
    expect(written).toEqual({ checked: '1970-01-01T00:00:00.000Z' });
    await env.DB.prepare('PRAGMA query_only = ON').run();
    vi.setSystemTime(10_000);
    expect(await ask()).toEqual(notReady);
    expect(log.mock.lastCall?.[0]).toContain('"event":"store-failing"');
  });

  it('asks the store once in ten seconds, also for many at a time', async () => {
    const { ask, prepare } = createApp();
    const askAll = async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, ask));
      expect(new Set(answers.flat())).toEqual(new Set(ready));
    };
    await askAll();
    vi.setSystemTime(9999);
    await askAll();
    expect(prepare).toHaveBeenCalledTimes(1);
    vi.setSystemTime(10_000);
    await askAll();
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('waits five seconds for a store that hangs, and recovers with it', async () => {
    const { ask, prepare } = createApp();
    const hanging = { bind: () => ({ first: () => new Promise(() => undefined) }) };
    prepare.mockReturnValueOnce(hanging as unknown as D1PreparedStatement);
    const answer = ask();
    await vi.advanceTimersByTimeAsync(4999);
    await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect([await answer, await ask()]).toEqual([notReady, notReady]);
    vi.setSystemTime(16_000);
    expect(await ask()).toEqual(ready);
  });

  it.each([
    [{ LEADS_WEBHOOK_SECRET: webhookSecret }, ready],
    [{ LEADS_WEBHOOK_SECRET: 'whsec_AAAA' }, wrong('LEADS_WEBHOOK_SECRET')],
    [{ LEADS_WEBHOOK_SECRET: undefined, LEADS_WEBHOOK_URL: '' }, ready],
  ])('names a variable that cannot be used: %o', async (changes, answer) => {
    const { env } = createEnvironment({ ...withReceiver, ...changes });
    expect(await createApp(env).ask()).toEqual(answer);
  });

  it('answers nothing else', async () => {
    const { app, env } = createApp();
    for (const path of ['/healthz/', '/%68ealthz', '/']) {
      expect((await app.request(path, {}, env)).status).toBe(418);
    }
    expect((await app.request('/healthz', { method: 'POST' }, env)).status).toBe(418);
    expect((await app.request('/healthz', { method: 'HEAD' }, env)).status).toBe(200);
  });
});
