import { Hono } from 'hono';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { FormResult } from '#src/contact/form-result.ts';
import { showError } from '#src/server/error-page.ts';
import { limitRenderings } from '#src/server/limit-renderings.ts';
import type { HonoEnv } from '#src/server/types.ts';
import { message } from '../../message.ts';
import { workerContext } from './worker-context.ts';

/**
 * Creates a renderer of pages that are held until `release`. Each responds to a form if the query says
 * with which result.
 */
function renderer(limit?: number, render = async () => new Response('page'), maxWaiting = 300) {
  const held = Promise.withResolvers<void>();
  const rendering = vi.fn(() => held.promise.then(render));
  const inTurn = limitRenderings(limit, maxWaiting);
  const app = new Hono<HonoEnv>()
    .get('*', (c) => {
      const status = c.req.query('posted');
      return inTurn(
        c,
        rendering,
        status ? { code: 'A', result: { status } as FormResult } : undefined,
      );
    })
    .onError(showError);
  const ask = (path = '/de/contact') => {
    const { context, finished } = workerContext();
    return { finished, answer: Promise.resolve(app.request(path, {}, {}, context)) };
  };
  return { ask, rendering, release: held.resolve };
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  log.mockClear();
});

it('lets further requests wait until a page has been rendered', async () => {
  const { ask, rendering, release } = renderer(2);
  const asked = [ask(), ask(), ask()];
  await vi.advanceTimersByTimeAsync(29_000);
  expect(rendering).toHaveBeenCalledTimes(2);
  release();
  await vi.advanceTimersByTimeAsync(1000);
  const answers = await Promise.all(asked.map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('a form gets its turn before the pages that wait', async () => {
  const { ask, rendering, release } = renderer(1);
  for (let i = 0; i < 10; i++) ask();
  await vi.advanceTimersByTimeAsync(10);
  const form = ask('/de/contact?posted=invalid');
  release();
  await vi.advanceTimersByTimeAsync(50);
  expect(await Promise.race([form.answer, 'waiting'])).toBeInstanceOf(Response);
  expect(rendering).toHaveBeenCalledTimes(2);
});

it('answers 503 after 30 s, in the language of the page, and logs it', async () => {
  const { ask } = renderer(1);
  ask();
  const asked = [ask(), ask('/de/contact?posted=invalid')];
  await vi.advanceTimersByTimeAsync(30_000);
  for (const { answer } of asked) {
    const response = await answer;
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.text()).toContain(message('de', 'error.title'));
  }
  expect(log).toHaveBeenCalledTimes(2);
});

it('answers 503 at once if 300 others wait, but not to a page that confirms a stored lead', async () => {
  const { ask, rendering, release } = renderer(1);
  ask();
  const waiting = Array.from({ length: 300 }, () => ask());
  await vi.advanceTimersByTimeAsync(200);
  const sent = ask('/de/contact?posted=sent');
  const refused = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect((await refused.answer).status).toBe(503);
  release();
  await vi.advanceTimersByTimeAsync(1000);
  const answers = await Promise.all([...waiting, sent].map(({ answer }) => answer));
  expect(answers.map(({ status }) => status)).toEqual(Array(301).fill(200));
  expect(rendering).toHaveBeenCalledTimes(302);
});

it('a visitor who leaves while waiting keeps the place for five seconds at most', async () => {
  const { ask } = renderer(1, undefined, 1);
  ask();
  // workerd runs no timer of a request whose visitor left.
  const timers = vi.spyOn(globalThis, 'setTimeout');
  timers.mockImplementationOnce(() => 0 as unknown as ReturnType<typeof setTimeout>);
  ask();
  await vi.advanceTimersByTimeAsync(4000);
  const early = ask();
  await vi.advanceTimersByTimeAsync(0);
  expect((await early.answer).status).toBe(503);
  await vi.advanceTimersByTimeAsync(1001);
  const later = Promise.race([ask().answer, 'waiting']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await later).toBe('waiting');
});

it('a page that confirms a stored lead waits as long as it takes', async () => {
  const { ask, release } = renderer(1);
  ask();
  const { answer } = ask('/de/contact?posted=sent');
  await vi.advanceTimersByTimeAsync(300_000);
  release();
  await vi.advanceTimersByTimeAsync(1000);
  expect((await answer).status).toBe(200);
});

it('renders 50 pages at a time', async () => {
  const { ask, rendering } = renderer();
  for (let i = 0; i < 60; i++) ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(rendering).toHaveBeenCalledTimes(50);
});

it('the worker waits for a rendering, even if its visitor leaves', async () => {
  const { ask, release } = renderer(1);
  const { finished } = ask();
  await vi.advanceTimersByTimeAsync(0);
  release();
  expect(await finished()).toHaveLength(1);
});

it('gives back the slot of a rendering that fails', async () => {
  const { ask, release } = renderer(1, () => Promise.reject(new Error('broken')));
  release();
  for (let i = 0; i < 2; i++) {
    const { answer, finished } = ask();
    // Without a slot it gets 503.
    await vi.advanceTimersByTimeAsync(30_000);
    expect((await answer).status).toBe(500);
    await finished();
  }
});
