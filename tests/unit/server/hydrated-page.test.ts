import { Hono, type MiddlewareHandler } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SubmissionResult } from '#src/contact/submission-result.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { limitRenderings } from '#src/server/middleware/limit-renderings.ts';
import { showError } from '#src/server/routes/error-page.ts';
import { message } from '../../message.ts';
import { streamPage } from './streamed-page.ts';
import { workerContext } from './worker-context.ts';

/** Pretends that the form was posted if the query says with which result. */
const posted: MiddlewareHandler<HonoEnv> = (c, next) => {
  const status = c.req.query('posted');
  if (status) c.set('posted', { code: 'CODE', result: { status } as SubmissionResult });
  return next();
};

describe('limitRenderings', () => {
  /** Creates a renderer of pages that are held until `release`. */
  function renderer(limit?: number) {
    const held = Promise.withResolvers<void>();
    const pages: ReturnType<typeof streamPage>[] = [];
    const app = new Hono<HonoEnv>().use(posted).get('*', limitRenderings(limit), (c) => {
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
    const { ask, pages, release } = renderer(2);
    const asked = [ask(), ask(), ask()];
    await vi.advanceTimersByTimeAsync(29_000);
    expect(pages).toHaveLength(2);
    release();
    await vi.advanceTimersByTimeAsync(1000);
    const answers = await Promise.all(asked.map(({ answer }) => answer));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  it('answers 503 after 30 s, in the language of the page, and logs it', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
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
    log.mockRestore();
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
    const { ask, pages } = renderer();
    for (let i = 0; i < 60; i++) ask();
    await vi.advanceTimersByTimeAsync(1000);
    expect(pages).toHaveLength(50);
  });

  it('renders to its end a page whose visitor leaves', async () => {
    const { ask, pages, release } = renderer(1);
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
      .get('*', limitRenderings(1), () => new Response(body()))
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
