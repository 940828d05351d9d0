import { Hono, type MiddlewareHandler } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Refusal } from '#src/contact/submission-result.ts';
import { storeLead } from '#src/leads/lead-store.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { findOutcome } from '#src/server/middleware/find-outcome.ts';
import { limitRenderings } from '#src/server/middleware/limit-renderings.ts';
import { showError } from '#src/server/routes/error-page.ts';
import { message } from '../../message.ts';
import { referrer } from '../../referrer.ts';
import { failingDatabase } from '../leads/database.ts';
import { createEnvironment, createLead } from '../leads/environment.ts';
import { streamPage } from './streamed-page.ts';
import { workerContext } from './worker-context.ts';

/** Pretends that a posted form was refused if the query says so. */
const refused: MiddlewareHandler<HonoEnv> = (c, next) => {
  if (c.req.query('refused')) c.set('refusal', {} as Refusal);
  return next();
};

describe('findOutcome', () => {
  const lead = createLead({ affiliate: referrer.code });
  const ask = async (query: string, env: Env) => {
    const app = new Hono<HonoEnv>().get('*', refused, findOutcome(), (c) =>
      c.json({ affiliate: c.var.affiliate, lead: c.var.lead }),
    );
    return (await app.request(`/contact?${query}`, {}, env)).json();
  };
  const sent = `sent=${lead.id}`;

  it.each([
    [
      'the lead of its affiliate',
      `ref=${referrer.code.toLowerCase()}&${sent}`,
      { affiliate: referrer, lead },
    ],
    [
      'no unknown lead',
      `ref=${referrer.code}&sent=${crypto.randomUUID()}`,
      { affiliate: referrer },
    ],
  ])('finds %s', async (_what, query, found) => {
    const { env } = createEnvironment();
    await storeLead(env.DB, lead, []);
    expect(await ask(query, env)).toEqual(found);
  });

  it('finds no lead of another affiliate', async () => {
    const { env } = createEnvironment();
    await storeLead(env.DB, { ...lead, affiliate: 'OTHER' }, []);
    expect(await ask(`ref=${referrer.code}&${sent}`, env)).toEqual({ affiliate: referrer });
  });

  it('finds no lead for a form that was refused, so that the page shows the form', async () => {
    const { env } = createEnvironment();
    await storeLead(env.DB, lead, []);
    const query = `ref=${referrer.code}&${sent}&refused=1`;
    expect(await ask(query, env)).toEqual({ affiliate: referrer });
  });

  it('reads no database for an unknown code or an id of another form', async () => {
    const env = { DB: failingDatabase() } as Env;
    expect(await ask(sent, env)).toEqual({ affiliate: 'missing' });
    expect(await ask(`ref=NOPE&${sent}`, env)).toEqual({ affiliate: 'invalid' });
    expect(await ask(`ref=${referrer.code}&sent=1`, env)).toEqual({ affiliate: referrer });
  });

  it('a failed read is an error, since the lead may be stored', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const env = { DB: failingDatabase() } as Env;
    expect(await ask(`ref=${referrer.code}&${sent}`, env)).toEqual({ affiliate: 'failed' });
    expect(log.mock.lastCall?.[0]).toContain('sent-lead-not-read');
    log.mockRestore();
  });
});

describe('limitRenderings', () => {
  /** Creates a renderer of pages that are held until `release`. */
  function renderer(limit?: number, reserve?: number) {
    const held = Promise.withResolvers<void>();
    const pages: ReturnType<typeof streamPage>[] = [];
    const app = new Hono<HonoEnv>()
      .use(refused, async (c, next) => {
        if (c.req.query('sent')) c.set('lead', createLead());
        await next();
      })
      .get('*', limitRenderings(limit, reserve), (c) => {
        const page = streamPage(held.promise);
        pages.push(page);
        return c.body(page.body, 200, { 'X-From': 'render', 'Content-Encoding': 'Identity' });
      });
    const ask = (path = '/de/contact') => {
      const { context, finished } = workerContext();
      return { finished, answer: Promise.resolve(app.request(path, {}, {}, context)) };
    };
    return { ask, pages, release: held.resolve };
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('answers with the whole page, which may be compressed', async () => {
    const { ask, release } = renderer();
    release();
    const response = await ask().answer;
    expect(await response.text()).toBe('the loading statethe formthe end');
    expect(response.headers.get('X-From')).toBe('render');
    expect(response.headers.get('Content-Encoding')).toBeNull();
  });

  it.each(['<script nonce="x">data</script>', ''])(
    'has the end tags once, although the stream writes them before %o too',
    async (scripts) => {
      const app = new Hono<HonoEnv>().get('*', limitRenderings(), (c) =>
        c.body(`<p>text</p></body></html>${scripts}</body></html>`),
      );
      const { context } = workerContext();
      const html = await (await app.request('/contact', {}, {}, context)).text();
      expect(html).toBe(`<p>text</p>${scripts}</body></html>`);
    },
  );

  it('lets further requests wait until a page has been rendered', async () => {
    const { ask, pages, release } = renderer(2, 0);
    const asked = [ask(), ask(), ask()];
    await vi.advanceTimersByTimeAsync(29_000);
    expect(pages).toHaveLength(2);
    release();
    await vi.advanceTimersByTimeAsync(1000);
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('answers 503 after 30 s, in the language of the page', async () => {
    const { ask } = renderer(1, 0);
    ask();
    const { answer } = ask();
    await vi.advanceTimersByTimeAsync(30_000);
    const response = await answer;
    expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '60']);
    expect(await response.text()).toContain(message('de', 'error.title'));
  });

  it('renders 50 pages at a time, and 10 more that answer a submission', async () => {
    const { ask, pages } = renderer();
    for (let i = 0; i < 60; i++) ask();
    await vi.advanceTimersByTimeAsync(0);
    expect(pages).toHaveLength(50);
    for (let i = 0; i < 10; i++) ask(i % 2 ? '/contact?sent=1' : '/contact?refused=1');
    await vi.advanceTimersByTimeAsync(0);
    expect(pages).toHaveLength(60);
    ask('/contact?sent=1');
    await vi.advanceTimersByTimeAsync(1000);
    expect(pages).toHaveLength(60);
  });

  it('renders to its end a page whose visitor leaves', async () => {
    const { ask, pages, release } = renderer(1, 0);
    const { finished } = ask();
    await vi.advanceTimersByTimeAsync(0);
    release();
    // The worker waits for the rendering, although nobody reads the response.
    expect(await finished()).toHaveLength(1);
    expect(pages.map(({ left }) => left)).toEqual([[]]);
  });

  it.each([
    [
      'that fails',
      500,
      () => new ReadableStream({ pull: (page) => page.error(new Error('broken')) }),
    ],
    ['without a body', 200, () => null],
  ])('gives back the slot of a rendering %s', async (_what, status, body) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const app = new Hono<HonoEnv>()
      .get('*', limitRenderings(1, 0), () => new Response(body()))
      .onError(showError);
    for (let i = 0; i < 2; i++) {
      const { context, finished } = workerContext();
      const answer = app.request('/contact', {}, {}, context);
      // Without a slot it gets 503.
      await vi.advanceTimersByTimeAsync(30_000);
      expect((await answer).status).toBe(status);
      await finished();
    }
    log.mockRestore();
  });
});
