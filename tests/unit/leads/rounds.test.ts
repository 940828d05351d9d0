import { describe, expect, it, vi } from 'vitest';
import { crons } from '../../../src/leads/crons.ts';
import { createEnvironment, storedLeads } from './environment.ts';
import { consume, runCron, store } from './queue.ts';
import { start, stillClock } from './still-clock.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const begun = start.getTime();

stillClock();

/**
 * Lives through that many days with one lead and a receiver that always answers the same. The cron
 * runs every two minutes for three days, then every hour, of which pauses are whole multiples by
 * then. Returns the moments of the posts, in milliseconds.
 */
async function live(days: number, answer: () => Response) {
  const { env, queued } = createEnvironment();
  const posts: number[] = [];
  vi.stubGlobal('fetch', async () => {
    posts.push(Date.now() - begun);
    return answer();
  });
  const id = await store(env);
  while (Date.now() < begun + days * day) {
    await runCron(crons.requeue, env);
    for (const waiting of queued.splice(0)) await consume(env, waiting);
    const step = Date.now() < begun + 3 * day ? 2 * minute : 60 * minute;
    vi.setSystemTime((Math.floor(Date.now() / step) + 1) * step);
  }
  const [lead] = await storedLeads(env);
  const gaps = posts.slice(1).map((post, index) => post - (posts[index] ?? 0));
  return { id, posts, gaps, lead, firstDay: posts.filter((post) => post < day).length };
}

describe('a receiver that answers for ever', () => {
  it('422 gets a lead a few times on the first day, then once a day', async () => {
    const { posts, lead, firstDay } = await live(365, () => new Response(null, { status: 422 }));
    expect(firstDay).toBeLessThan(20);
    expect(posts.length).toBeLessThan(400);
    // It is not given up either.
    expect(posts.length).toBeGreaterThan(360);
    expect(lead).toMatchObject({ delivery: 'dead', rounds: posts.length });
  }, 60_000);

  it('500 gets rounds of six attempts that come ever more rarely', async () => {
    const { posts, gaps, lead, firstDay } = await live(
      10,
      () => new Response(null, { status: 500 }),
    );
    expect(firstDay).toBe(9 * 6);
    expect(posts.length).toBeLessThanOrEqual((9 + 10) * 6);
    expect(lead?.rounds).toBe(posts.length / 6);
    // The cron adds up to an hour.
    expect(Math.max(...gaps)).toBeLessThanOrEqual(day + 60 * minute);
  });

  it('410 gets a lead once', async () => {
    const { id, posts, lead } = await live(3, () => new Response(null, { status: 410 }));
    expect(posts).toHaveLength(1);
    expect(lead).toMatchObject({ id, delivery: 'refused', claimed_until: null });
    const errors = vi.mocked(console.error).mock.calls.flat();
    expect(errors).toEqual([JSON.stringify({ event: 'receiver-refuses-lead', id })]);
  });

  it('429 is left alone for as long as it asks', async () => {
    const headers = { 'Retry-After': '7200' };
    const answer = () => new Response(null, { status: 429, headers });
    const { posts, gaps } = await live(1, answer);
    expect(posts.length).toBeGreaterThan(4);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(120 * minute);
  });
});
