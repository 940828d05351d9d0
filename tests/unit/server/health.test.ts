import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { health } from '#src/server/health.ts';
import type { HonoEnv } from '#src/server/types.ts';
import { createEnvironment } from '../leads/environment.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

let time = Date.UTC(2026, 10, 20);
beforeEach(() => {
  time += 60_000;
  vi.useFakeTimers({ now: time });
});
afterEach(() => void vi.useRealTimers());

const app = new Hono<HonoEnv>().get('/healthz', health);

async function ask({ env } = createEnvironment()) {
  const response = await app.request('/healthz', {}, env);
  return [response.status, await response.text()];
}

it('answers 200 if the leads can be read', async () => {
  expect(await ask()).toEqual([200, 'ready']);
});

it('answers 503 if the leads cannot be read, and logs why', async () => {
  const { env } = createEnvironment();
  await env.DB.prepare('DROP TABLE leads').run();
  expect(await ask({ env })).toEqual([503, 'not ready']);
  expect(log.mock.lastCall?.[0]).toContain('"event":"database-failed"');
});

it('answers 503 after five seconds without an answer of the database', async () => {
  const first = () => new Promise(() => undefined);
  const DB = { prepare: () => ({ first }) } as unknown as D1Database;
  const answer = ask(createEnvironment({ DB }));
  await vi.advanceTimersByTimeAsync(4999);
  await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual([503, 'not ready']);
});

it('asks the database once a second', async () => {
  const first = vi.fn(async () => null);
  const DB = { prepare: () => ({ first }) } as unknown as D1Database;
  const { env } = createEnvironment({ DB });
  for (let i = 0; i < 3; i++) expect(await ask({ env })).toEqual([200, 'ready']);
  expect(first).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  await ask({ env });
  expect(first).toHaveBeenCalledTimes(2);
});
