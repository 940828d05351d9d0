import { Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { health } from '#src/server/routes/health.ts';
import {
  createEnvironment,
  storedDeliveries,
  storedLeads,
  webhookSecret,
  withReceiver,
} from '../leads/environment.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

function createApp(env: Env = createEnvironment().env) {
  const app = new Hono<HonoEnv>().get('/healthz', health());
  const batch = vi.spyOn(env.DB, 'batch');
  const ask = async () => {
    const response = await app.request('/healthz', {}, env);
    return [response.status, await response.text()];
  };
  return { ask, env, batch };
}

const ready = [200, 'ready'];
const notReady = [503, 'not ready'];
const wrong = (name: string) => [
  503,
  expect.stringContaining(`not ready: The variable ${name} must be`),
];

describe('/healthz', () => {
  it('answers 200 if a lead could be stored, and stores none', async () => {
    const { ask, env } = createApp();
    expect(await ask()).toEqual(ready);
    expect(await storedLeads(env)).toEqual([]);
    expect(await storedDeliveries(env)).toEqual([]);
  });

  it.each([
    'PRAGMA query_only = ON',
    'DROP TABLE deliveries',
    'ALTER TABLE leads DROP COLUMN phone',
    "CREATE TRIGGER full BEFORE INSERT ON leads BEGIN SELECT RAISE(ABORT, 'full'); END",
  ])('answers 503 if no lead could be stored: %s', async (fault) => {
    const { ask, env } = createApp();
    await env.DB.prepare(fault).run();
    expect(await ask()).toEqual(notReady);
    expect(log.mock.lastCall?.[0]).toContain('"event":"store-failed"');
  });

  it('answers 503 if the store loses what it confirms', async () => {
    const { ask, batch } = createApp();
    batch.mockResolvedValueOnce([{ results: [] }] as unknown as D1Result[]);
    expect(await ask()).toEqual(notReady);
  });

  it('probes the store once every ten seconds, however many requests arrive', async () => {
    const { ask, batch } = createApp();
    const askAll = async () => {
      const answers = await Promise.all(Array.from({ length: 100 }, ask));
      expect(new Set(answers.flat())).toEqual(new Set(ready));
    };
    await askAll();
    vi.setSystemTime(9999);
    await askAll();
    expect(batch).toHaveBeenCalledTimes(1);
    vi.setSystemTime(10_000);
    await askAll();
    expect(batch).toHaveBeenCalledTimes(2);
    // The clock has gone back.
    vi.setSystemTime(-60_000);
    await askAll();
    expect(batch).toHaveBeenCalledTimes(3);
  });

  it('answers 503 after five seconds for a store that hangs, and recovers with it', async () => {
    const { ask, batch } = createApp();
    batch.mockReturnValueOnce(new Promise(() => undefined));
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
    [{ LEADS_NOTIFY: 'us@site.test' }, wrong('LEADS_NOTIFY')],
    [{ LEADS_NOTIFY: 'us@site.test', MAIL: {} as SendEmail }, ready],
  ])('names a variable that cannot be used: %o', async (changes, answer) => {
    const { env } = createEnvironment({ ...withReceiver, ...changes });
    expect(await createApp(env).ask()).toEqual(answer);
  });
});
