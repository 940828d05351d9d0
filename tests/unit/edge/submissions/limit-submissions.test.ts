import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestEnvironment } from '../../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../../src/edge/resolve-route.ts';
import { limitSubmissions } from '../../../../src/edge/submissions/limit-submissions.ts';
import { createSlidingWindow } from '../../../../src/edge/submissions/sliding-window.ts';
import { words } from '../../../words.ts';
import { createSubmission, person } from '../../contact/form.ts';

const minute = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSlidingWindow', () => {
  it('counts any minute, also over the border of two', () => {
    const admit = createSlidingWindow(5, minute);
    const spaced = [0, 10, 20, 30, 40].map((second) => second * 1000);
    for (const _ of spaced) {
      expect(admit('a')).toBe(true);
      vi.advanceTimersByTime(10_000);
    }
    vi.advanceTimersByTime(9999);
    expect(admit('a')).toBe(false);
    expect(admit('b')).toBe(true);
    vi.advanceTimersByTime(1);
    expect(admit('a')).toBe(true);
    expect(admit('a')).toBe(false);
  });
});

type Changes = Parameters<typeof createSubmission>[0];

type Render = (c: Context<RequestEnvironment>) => Response;

const echo: Render = (c) => c.json({ method: c.req.raw.method, outcome: c.var.outcome ?? null });

describe('limitSubmissions', () => {
  function createApp(success = true, render = echo) {
    const limit = vi.fn(async (_options: RateLimitOptions) => ({ success }));
    const app = new Hono<RequestEnvironment>()
      .use(resolveRoute(), async (c, next) => {
        c.set('submission', await c.req.json());
        return next();
      })
      .use(limitSubmissions())
      .all('*', render);
    const env = { RATE_LIMIT: { limit } } as unknown as RequestEnvironment['Bindings'];
    const submit = async (path: string, changes: Changes = {}, address = '203.0.113.1') => {
      const body = JSON.stringify(await createSubmission(changes));
      const headers = { 'CF-Connecting-IP': address };
      return app.request(path, { method: 'POST', body, headers }, env);
    };
    return { submit, limit };
  }

  it('lets five of an address through, and another address besides', async () => {
    const { submit, limit } = createApp();
    for (let count = 0; count < 5; count++) {
      expect((await submit('/contact')).status).toBe(200);
    }
    expect((await submit('/contact')).status).toBe(429);
    expect((await submit('/contact', {}, '203.0.113.2')).status).toBe(200);
    expect(limit).toHaveBeenLastCalledWith({ key: '203.0.113.2' });
  });

  it('lets a submission through if Cloudflare’s limiter fails, and says so in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { submit, limit } = createApp();
    limit.mockRejectedValue(new Error('no limiter'));
    expect((await submit('/contact')).status).toBe(200);
    expect(log.mock.lastCall?.[0]).toContain('rate-limit-failed');
    log.mockRestore();
  });

  it('lets people correct a form, and ends a flood of refused ones', async () => {
    const { submit, limit } = createApp();
    for (let count = 0; count < 30; count++) {
      expect((await submit('/contact', { phone: '12' })).status).toBe(200);
    }
    expect((await submit('/contact', { phone: '12' })).status).toBe(429);
    expect(limit).not.toHaveBeenCalled();
    expect((await submit('/contact')).status).toBe(200);
  });

  it('answers a posted document by its page, with the values kept and no action', async () => {
    const { submit } = createApp(false);
    const response = await submit('/fr/contact?ref=CODE', { key: 'k', token: 't' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toEqual({
      method: 'GET',
      outcome: {
        status: 'failed',
        values: person,
        ticket: { key: 'k', token: 't' },
      },
    });
  });

  it('leaves a failure of the page a failure, which is then reported', async () => {
    const { submit } = createApp(false, (c) => c.text('500 Internal Server Error', 500));
    const response = await submit('/fr/contact');
    expect(response.status).toBe(500);
    expect(response.headers.has('Retry-After')).toBe(false);
  });

  it('answers a call by the failure in the form’s language', async () => {
    const { submit } = createApp(false);
    const response = await submit('/RSC/F/abc/submit.txt', {
      locale: 'de',
      phone: '+49 30 23125 456',
    });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.text()).toBe(words('de', 'contact.error.sending'));
  });
});
