import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Context, Hono } from 'hono';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findTarget } from '../../../src/edge/find-target.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { workerContext } from './worker-context.ts';

// The rule, whatever hour the company opens at.
vi.mock('../../../src/site.ts', async (original) => {
  const site = await original<typeof import('../../../src/site.ts')>();
  return { ...site, delivery: { ...site.delivery, opensAt: 9, workingDay: 4 } };
});

type AppContext = Context<RequestEnvironment>;
type Render = (request: Request, c: AppContext) => Response | Promise<Response>;

/** A cache of its own, before a renderer. */
async function cache(render: Render) {
  vi.resetModules();
  const { answerFromMemory, keepAnswers } = await import('../../../src/edge/keep-answers.ts');
  const rendered = vi.fn(render);
  const app = new Hono<RequestEnvironment>()
    .use(findTarget(), keepAnswers())
    .all('*', (c) => rendered(c.req.raw, c));
  const { context, finished } = workerContext();
  const ask = async (path: string, init?: RequestInit, env = {}) => {
    const request = new Request(`https://site.test${path}`, init);
    return answerFromMemory(request) ?? (await app.request(request, {}, env, context));
  };
  return { ask, rendered, finished };
}

/** Marks an answer as the same for everyone, as the renderer of pages does. */
function lasting(c: AppContext, body: string, headers: HeadersInit = {}): Response {
  c.set('keep', true);
  return new Response(body, { headers });
}

const page: Render = (_request, c) => lasting(c, '<p>déjà vu</p>', { 'X-From': 'render' });

const promising: Render = (_request, c) => lasting(c, '<p data-until="1780902000000">9 June</p>');

describe('keepAnswers', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.UTC(2026, 5, 1) }));
  afterEach(() => vi.useRealTimers());

  it('renders a page once, whatever is asked of it', async () => {
    const { ask, rendered } = await cache(page);
    const cold = await ask('/fr?utm=1', { headers: { Cookie: 'a=b' } });
    const hot = await ask('/fr?x=y');
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(await hot.text()).toBe(await cold.text());
    expect([...hot.headers]).toEqual([...cold.headers]);
    expect(hot.headers.get('X-From')).toBe('render');
  });

  it('renders for everyone: without the visitor’s query, headers and method', async () => {
    const { ask, rendered } = await cache(page);
    await ask('/fr?utm=1', { method: 'HEAD', headers: { Cookie: 'a=b' } });
    const [request] = rendered.mock.lastCall ?? [];
    expect(request?.url).toBe('https://site.test/fr');
    expect(request?.method).toBe('GET');
    expect([...(request?.headers ?? [])]).toEqual([]);
  });

  it('answers HEAD like GET, without the body', async () => {
    const { ask } = await cache(page);
    await ask('/fr');
    const head = await ask('/fr', { method: 'HEAD' });
    expect(await head.text()).toBe('');
    expect(head.headers.get('Content-Length')).toBe('16');
    expect(head.headers.get('ETag')).toBe((await ask('/fr')).headers.get('ETag'));
  });

  it('gives a strong tag that differs as the bytes do', async () => {
    const { ask } = await cache(({ url }, c) => lasting(c, url));
    const tags = await Promise.all(
      ['/', '/fr'].map(async (path) => (await ask(path)).headers.get('ETag')),
    );
    expect(tags[0]).toMatch(/^"[^"]+"$/);
    expect(tags[0]).not.toBe(tags[1]);
  });

  it.each<[(tag: string) => string, number]>([
    [(tag) => tag, 304],
    [(tag) => `W/${tag}`, 304],
    [(tag) => `"a, b", W/"c" ,${tag}`, 304],
    [() => '*', 304],
    [() => ' * ', 304],
    [(tag) => tag.slice(1, -1), 200],
    [(tag) => `"x${tag.slice(1)}`, 200],
    [() => '"*"', 200],
    [() => '', 200],
  ])('compares If-None-Match weakly (%s: %i)', async (condition, status) => {
    const { ask } = await cache(page);
    const first = await ask('/fr');
    const headers = { 'If-None-Match': condition(first.headers.get('ETag') ?? '') };
    for (const method of ['GET', 'HEAD']) {
      const response = await ask('/fr', { method, headers });
      expect(response.status).toBe(status);
      if (status !== 304) continue;
      expect(await response.text()).toBe('');
      expect([...response.headers]).toEqual([...first.headers]);
    }
  });

  it('keeps nothing that is not marked', async () => {
    let fails = true;
    const { ask, rendered } = await cache((_request, c) =>
      fails ? new Response('', { status: 500 }) : lasting(c, ''),
    );
    expect((await ask('/fr')).status).toBe(500);
    fails = false;
    expect((await ask('/fr')).status).toBe(200);
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it.each(['/contact', '/fr/contact?ref=CODE', '/nope', '/healthz'])(
    'never keeps %s',
    async (path) => {
      const { ask, rendered } = await cache(page);
      await ask(path);
      await ask(path);
      expect(rendered).toHaveBeenCalledTimes(2);
    },
  );

  it('keeps a card by its version, and neither another nor its stand-in', async () => {
    const path = '/og/fr/landing.png';
    const { ask, rendered } = await cache(({ url }, c) => {
      c.set('keep', new URL(url).searchParams.get('v') === '1a2b3c4d');
      return new Response('card');
    });
    for (const query of ['?v=1a2b3c4d', '', '?v=00000000', '?v=1a2b3c4d&x=1', '?x=1&v=1a2b3c4d']) {
      rendered.mockClear();
      await ask(path + query);
      await ask(path + query, { method: 'HEAD' });
      expect(rendered, query).toHaveBeenCalledTimes(query === '?v=1a2b3c4d' ? 1 : 2);
    }
  });

  it('passes on requests for another version of a card, with their conditions', async () => {
    const { ask, rendered } = await cache(() => new Response('card'));
    const headers = { 'If-None-Match': '"x"' };
    await ask('/og/fr/landing.png?v=00000000', { method: 'HEAD', headers });
    const [request] = rendered.mock.lastCall ?? [];
    expect(request?.method).toBe('HEAD');
    expect(request?.headers.get('If-None-Match')).toBe('"x"');
  });

  it('keeps a card whole that was first asked for by HEAD', async () => {
    const body = new TextEncoder().encode('card');
    const { ask } = await cache((_request, c) => {
      c.set('entity', { body, etag: '"known"' });
      c.set('keep', true);
      return new Response(null, { headers: { 'Content-Length': '4' } });
    });
    const path = '/og/fr/landing.png?v=1a2b3c4d';
    expect((await ask(path, { method: 'HEAD' })).headers.get('Content-Length')).toBe('4');
    const hot = await ask(path);
    expect(hot.headers.has('Content-Length')).toBe(false);
    expect(await hot.text()).toBe('card');
  });

  it('takes the bytes and the tag of whoever made them, without reading them again', async () => {
    const body = new TextEncoder().encode('card');
    const { ask } = await cache((_request, c) => {
      c.set('entity', { body, etag: '"known"' });
      return lasting(c, 'card');
    });
    await ask('/og/fr/landing.png?v=1a2b3c4d');
    const hot = await ask('/og/fr/landing.png?v=1a2b3c4d');
    expect(hot.headers.get('ETag')).toBe('"known"');
    expect(await hot.text()).toBe('card');
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('has no answer to %s', async (method) => {
    const { ask, rendered } = await cache(page);
    for (const count of [1, 2]) {
      await ask('/fr', { method });
      expect(rendered).toHaveBeenCalledTimes(count);
      expect(rendered.mock.lastCall?.[0].method).toBe(method);
    }
    await ask('/fr');
    await ask('/fr', { method });
    expect(rendered).toHaveBeenCalledTimes(4);
  });

  it('lets concurrent cold requests render each for itself', async () => {
    const { ask, rendered } = await cache(async (request, c) => {
      await Promise.resolve();
      return page(request, c);
    });
    const answers = await Promise.all([ask('/fr'), ask('/fr'), ask('/fr')]);
    expect(rendered).toHaveBeenCalledTimes(3);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
  });

  it('expires when the year of the copyright line does, at midnight in France', async () => {
    const { ask, rendered } = await cache(page);
    vi.setSystemTime(Date.UTC(2026, 11, 31, 22, 59, 58));
    await ask('/fr/cgv');
    vi.setSystemTime(Date.UTC(2026, 11, 31, 22, 59, 59));
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.UTC(2026, 11, 31, 23, 0, 0));
    await ask('/fr/cgv');
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('does not keep what began in the old year and was finished in the new one', async () => {
    const { ask, rendered } = await cache((request, c) => {
      vi.setSystemTime(Date.UTC(2026, 11, 31, 23, 0, 0));
      return page(request, c);
    });
    vi.setSystemTime(Date.UTC(2026, 11, 31, 22, 59, 59));
    await ask('/fr/cgv');
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  it('expires at New Year also if it shows a delivery date that holds for longer', async () => {
    const { ask, rendered } = await cache(promising);
    vi.setSystemTime(Date.UTC(2026, 11, 31, 12, 0, 0));
    await ask('/fr/cgv');
    vi.setSystemTime(Date.UTC(2026, 11, 31, 23, 0, 0));
    await ask('/fr/cgv');
    expect(rendered).toHaveBeenCalledTimes(2);
  });

  // [asked, the last moment at which the delivery date holds]: 9:00 in France of a working day.
  it.each([
    ['Monday before 9:00', '2026-06-08T06:00:00+02:00', '2026-06-08T09:00:00+02:00'],
    ['Monday after 9:00', '2026-06-08T09:00:00.001+02:00', '2026-06-09T09:00:00+02:00'],
    ['Friday evening', '2026-06-12T20:00:00+02:00', '2026-06-15T09:00:00+02:00'],
    ['Saturday', '2026-06-13T12:00:00+02:00', '2026-06-15T09:00:00+02:00'],
    ['before Easter', '2026-04-03T10:00:00+02:00', '2026-04-07T09:00:00+02:00'],
    ['1 May', '2026-04-30T09:30:00+02:00', '2026-05-04T09:00:00+02:00'],
    ['8 May', '2026-05-07T18:00:00+02:00', '2026-05-11T09:00:00+02:00'],
    ['14 July', '2026-07-13T12:00:00+02:00', '2026-07-15T09:00:00+02:00'],
    ['summer time begins', '2026-03-27T12:00:00+01:00', '2026-03-30T09:00:00+02:00'],
    ['winter time begins', '2026-10-23T12:00:00+02:00', '2026-10-26T09:00:00+01:00'],
  ])('keeps what shows a delivery date exactly as long as it holds (%s)', async (_, from, last) => {
    const { ask, rendered } = await cache(promising);
    for (const path of ['/fr/cgv', '/llms.txt', '/og/fr/landing.png?v=1a2b3c4d']) {
      rendered.mockClear();
      vi.setSystemTime(new Date(from));
      await ask(path);
      vi.setSystemTime(new Date(last));
      await ask(path);
      expect(rendered, path).toHaveBeenCalledTimes(1);
      vi.setSystemTime(Date.parse(last) + 1);
      await ask(path);
      expect(rendered, path).toHaveBeenCalledTimes(2);
    }
  });

  it('keeps other pages over 9:00', async () => {
    const { ask, rendered } = await cache(page);
    vi.setSystemTime(new Date('2026-06-08T06:00:00Z'));
    await ask('/fr');
    vi.setSystemTime(new Date('2026-06-09T06:00:00Z'));
    await ask('/fr');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('keeps one version of a card: the newest', async () => {
    const { ask, rendered } = await cache(page);
    for (const version of ['11111111', '22222222', '22222222', '11111111']) {
      await ask(`/og/fr/landing.png?v=${version}`);
    }
    expect(rendered).toHaveBeenCalledTimes(3);
  });

  it('keeps robots from every host but the site’s own, hot and cold', async () => {
    for (const first of ['https://site.test/fr', 'http://localhost:8787/fr']) {
      vi.resetModules();
      const { answerFromMemory, keepAnswers } = await import('../../../src/edge/keep-answers.ts');
      const app = new Hono<RequestEnvironment>()
        .use(findTarget(), keepAnswers())
        .all('*', (c) => page(c.req.raw, c));
      const env = { SITE_URL: 'https://site.test' };
      const ask = async (url: string) =>
        answerFromMemory(new Request(url)) ??
        (await app.request(url, {}, env, workerContext().context));
      await ask(first);
      expect((await ask('https://site.test/fr')).headers.has('X-Robots-Tag')).toBe(false);
      const elsewhere = await ask('https://preview.site.test/fr');
      expect(elsewhere.headers.get('X-Robots-Tag')).toBe('noindex');
    }
  });

  it('keeps robots out, hot and cold, if INDEXING is off', async () => {
    const { ask } = await cache(page);
    const env = { SITE_URL: 'https://site.test', INDEXING: 'off' };
    for (const _ of ['cold', 'hot']) {
      expect((await ask('/fr', {}, env)).headers.get('X-Robots-Tag')).toBe('noindex');
    }
  });

  it.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
    [null, 'identity', (bytes: Uint8Array) => bytes],
    [null, '', (bytes: Uint8Array) => bytes],
  ])('keeps a text compressed (%s for Accept-Encoding: %s)', async (coding, accepted, decode) => {
    const text = '<p>déjà vu</p>'.repeat(100);
    const { ask, rendered, finished } = await cache((_request, c) =>
      lasting(c, text, { 'Content-Type': 'text/html; charset=utf-8' }),
    );
    const headers = { 'Accept-Encoding': accepted };
    const cold = await ask('/fr', { headers });
    expect(cold.headers.get('Content-Encoding')).toBeNull();
    await finished();
    const hot = await ask('/fr', { headers });
    expect(rendered).toHaveBeenCalledTimes(1);
    expect(hot.headers.get('Content-Encoding')).toBe(coding);
    expect(hot.headers.get('Vary')).toBe('Accept-Encoding');
    const bytes = new Uint8Array(await hot.arrayBuffer());
    expect(new TextDecoder().decode(decode(bytes))).toBe(text);
  });

  it('gives each coding a tag of its own, and 304 to clients that have it', async () => {
    const { ask, finished } = await cache((_request, c) =>
      lasting(c, 'x'.repeat(1000), { 'Content-Type': 'text/plain' }),
    );
    await ask('/fr');
    await finished();
    const codings = ['br', 'gzip', 'identity'];
    const answers = await Promise.all(
      codings.map((coding) => ask('/fr', { headers: { 'Accept-Encoding': coding } })),
    );
    const tags = answers.map(({ headers }) => headers.get('ETag') ?? '');
    expect(new Set(tags).size).toBe(codings.length);
    for (const [index, coding] of codings.entries()) {
      for (const tag of tags) {
        const headers = { 'Accept-Encoding': coding, 'If-None-Match': tag };
        const { status } = await ask('/fr', { headers });
        expect(status, `${coding} ${tag}`).toBe(tag === tags[index] ? 304 : 200);
      }
      const head = await ask('/fr', { method: 'HEAD', headers: { 'Accept-Encoding': coding } });
      expect(head.headers.get('ETag')).toBe(tags[index]);
      expect(Number(head.headers.get('Content-Length'))).toBe(
        (await answers[index]?.arrayBuffer())?.byteLength,
      );
    }
  });

  it('compresses no picture', async () => {
    const { ask, finished } = await cache((_request, c) =>
      lasting(c, 'card', { 'Content-Type': 'image/png' }),
    );
    await ask('/og/fr/landing.png?v=1a2b3c4d');
    await finished();
    const headers = { 'Accept-Encoding': 'br' };
    const hot = await ask('/og/fr/landing.png?v=1a2b3c4d', { headers });
    expect(hot.headers.has('Content-Encoding')).toBe(false);
    expect(hot.headers.has('Vary')).toBe(false);
  });

  it('keeps a text file whatever its query', async () => {
    const { ask, rendered } = await cache(page);
    await ask('/robots.txt');
    await ask('/robots.txt?x=y');
    expect(rendered).toHaveBeenCalledTimes(1);
  });

  it('can be switched off', async () => {
    const { ask, rendered } = await cache(page);
    await ask('/fr', {}, { PAGE_CACHE: 'off' });
    await ask('/fr', {}, { PAGE_CACHE: 'off' });
    expect(rendered).toHaveBeenCalledTimes(2);
  });
});
