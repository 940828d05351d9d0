import { type Context, Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import type { RequestEnvironment } from '../../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../../src/server/resolve-route.ts';
import { limitSubmissions } from '../../../../src/server/submissions/limit-submissions.ts';
import { networksOf } from '../../../../src/server/submissions/networks-of.ts';
import { words } from '../../../words.ts';
import { createSubmission, person } from '../../contact/form.ts';

type Render = (c: Context<RequestEnvironment>) => Response;

const echo: Render = (c) => c.json({ method: c.req.raw.method, refusal: c.var.refusal ?? null });

/** Limiters that count each key, and the middleware before a page. */
function createApp({ render = echo, limits = { address: 5, network: 20 } } = {}) {
  const keys: string[] = [];
  const limiter = (limit: number) => {
    const counts = new Map<string, number>();
    return {
      limit: vi.fn(async ({ key }: RateLimitOptions) => {
        keys.push(key);
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return { success: (counts.get(key) ?? 0) <= limit };
      }),
    };
  };
  const env = {
    RATE_LIMIT: limiter(limits.address),
    RATE_LIMIT_NETWORK: limiter(limits.network),
  } as unknown as RequestEnvironment['Bindings'];
  const app = new Hono<RequestEnvironment>()
    .use(resolveRoute(), async (c, next) => {
      c.set('submission', await c.req.json());
      return next();
    })
    .use(limitSubmissions())
    .all('*', render);
  const submit = async (
    path: string,
    changes: Parameters<typeof createSubmission>[0] = {},
    address = '203.0.113.1',
  ) => {
    const body = JSON.stringify(createSubmission(changes));
    const headers = { 'CF-Connecting-IP': address };
    return app.request(path, { method: 'POST', body, headers }, env);
  };
  const statuses = async (addresses: string[], changes = {}) => {
    const all: number[] = [];
    for (const one of addresses) all.push((await submit('/contact', changes, one)).status);
    return all;
  };
  return { submit, statuses, env, keys };
}

const noLimit = { address: 0, network: 0 };

describe('limitSubmissions', () => {
  it('lets five leads of an address through, and another address besides', async () => {
    const { statuses, keys } = createApp();
    const six = Array<string>(6).fill('203.0.113.1');
    expect(await statuses(six)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await statuses(['203.0.113.2'])).toEqual([200]);
    // Whatever a limiter keeps: no address.
    expect(keys.join()).not.toMatch(/\./);
  });

  it('lets twenty submissions of an IPv6 network through, of whatever addresses', async () => {
    const { statuses } = createApp();
    const addresses = Array.from({ length: 21 }, (_, index) => `2001:db8:7:${index}::1`);
    expect(await statuses(addresses)).toEqual([...Array(20).fill(200), 429]);
    expect(await statuses(['2001:db8:8::1'])).toEqual([200]);
  });

  it('lets people correct a form, and ends a flood of invalid ones', async () => {
    const { statuses } = createApp();
    const many = Array<string>(21).fill('203.0.113.1');
    expect(await statuses(many, { email: 'nope' })).toEqual([...Array(20).fill(200), 429]);
  });

  it('lets a submission through if the limiter fails, and says so in the log', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { statuses, env } = createApp();
    vi.mocked(env.RATE_LIMIT.limit).mockRejectedValue(new Error('no limiter'));
    expect(await statuses(['203.0.113.1'])).toEqual([200]);
    expect(log.mock.lastCall?.[0]).toContain('rate-limit-failed');
    log.mockRestore();
  });

  it('answers a posted document by its page, with the values kept and no action', async () => {
    const { submit } = createApp({ limits: noLimit });
    const response = await submit('/fr/contact?ref=CODE', { key: 'k' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toEqual({
      method: 'GET',
      refusal: { status: 'failed', entered: person, key: 'k' },
    });
  });

  it('leaves a failure of the page a failure, which is then reported', async () => {
    const render: Render = (c) => c.text('500 Internal Server Error', 500);
    const response = await createApp({ render, limits: noLimit }).submit('/fr/contact');
    expect(response.status).toBe(500);
    expect(response.headers.has('Retry-After')).toBe(false);
  });

  it('answers a call by the failure in the form’s language', async () => {
    const { submit } = createApp({ limits: noLimit });
    const response = await submit('/RSC/F/abc/submit.txt', { locale: 'de' });
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.text()).toBe(words('de', 'contact.error.sending'));
  });
});

it.each([
  ['203.0.113.1', '203.0.113.1', '203.0.113.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2', '2001:db8:1'],
  ['2001:0DB8:0001:0002::ffff', '2001:db8:1:2', '2001:db8:1'],
  ['::1', '0:0:0:0', '0:0:0'],
  ['::ffff:203.0.113.1', '203.0.113.1', '203.0.113.1'],
  ['', '', ''],
  ['not:an:address', 'not:an:address', 'not:an:address'],
])('%s is counted as the address %s of the network %s', (written, address, network) => {
  expect(networksOf(written)).toEqual({ address, network });
});
