import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { delayDatabase, never } from '../leads/database.ts';
import { createEnvironment } from '../leads/environment.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

let time = Date.UTC(2026, 10, 20);
beforeEach(() => {
  time += 60_000;
  vi.useFakeTimers({ now: time });
});
afterEach(() => void vi.useRealTimers());

const app = createApp(async () => null);
const { env } = createEnvironment();

async function ask(DB = env.DB) {
  const response = await app.request('/healthz', {}, { ...env, DB });
  return [response.status, await response.text()];
}

it('answers 200 if the leads can be read', async () => {
  expect(await ask()).toEqual([200, 'ready']);
});

it('answers 503 if the leads cannot be read, and logs why', async () => {
  const { DB } = createEnvironment().env;
  await DB.prepare('DROP TABLE leads').run();
  expect(await ask(DB)).toEqual([503, 'not ready']);
  expect(log.mock.lastCall?.[0]).toContain('"event":"database-failed"');
});

it('answers 503 after five seconds without an answer of the database', async () => {
  const answer = ask(delayDatabase(env.DB, never));
  await vi.advanceTimersByTimeAsync(4999);
  await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(await answer).toEqual([503, 'not ready']);
});

it.each([
  [2000, [200, 'ready']],
  [20_000, [503, 'not ready']],
])(
  'gives nobody an earlier answer while the database takes %i ms',
  async (milliseconds, answer) => {
    expect(await ask()).toEqual([200, 'ready']);
    await vi.advanceTimersByTimeAsync(1000);
    const late = delayDatabase(env.DB, milliseconds);
    const answers: Promise<unknown>[] = [];
    for (let requests = 0; requests < 4; requests++) {
      answers.push(ask(late));
      await vi.advanceTimersByTimeAsync(500);
      if (requests < 3)
        await expect(Promise.race([...answers, 'waiting'])).resolves.toBe('waiting');
    }
    await vi.advanceTimersByTimeAsync(20_000);
    expect(await Promise.all(answers)).toEqual([answer, answer, answer, answer]);
  },
);

it('asks the database once a second', async () => {
  const prepare = vi.fn(env.DB.prepare);
  const counted = { prepare } as unknown as D1Database;
  const answers = [ask(counted), ask(counted), ask(counted)];
  await vi.advanceTimersByTimeAsync(10);
  for (const answer of answers) expect(await answer).toEqual([200, 'ready']);
  expect(prepare).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(1000);
  await ask(counted);
  expect(prepare).toHaveBeenCalledTimes(2);
});
