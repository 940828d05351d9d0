import { Hono } from 'hono';
import { describe, expect, it, vi } from 'vitest';
import { carryReferral } from '../../../src/server/carry-referral.ts';
import { finishRendering } from '../../../src/server/finish-rendering.ts';
import { noindex } from '../../../src/server/noindex.ts';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { referrer } from '../../referrer.ts';
import { workerContext } from './worker-context.ts';

describe('noindex', () => {
  const shown = 'max-image-preview:large';
  const app = new Hono()
    .use(noindex())
    .get('/', (c) => c.text('page', 200, { 'X-Robots-Tag': shown }))
    .get('/old', (c) => c.redirect('/'));

  it.each([
    ['https://site.example/', 'https://site.example/', shown],
    ['http://site.example/old?from=x', 'https://site.example', null],
    ['https://preview.site.example/', 'https://site.example', 'noindex'],
    ['https://site.example:8443/', 'https://site.example', 'noindex'],
    ['http://localhost:8787/nope', 'https://site.example', 'noindex'],
    ['http://localhost:8787/', 'http://localhost:8787', shown],
    ['https://site.example/', '', 'noindex'],
    ['https://site.example/', 'site.example', 'noindex'],
  ])('%s of the site %s says %s', async (url, SITE_URL, robots) => {
    const response = await app.request(url, {}, { SITE_URL });
    expect(response.headers.get('X-Robots-Tag')).toBe(robots);
  });

  it('lets no host be indexed if INDEXING is off', async () => {
    const bindings = { SITE_URL: 'https://site.example', INDEXING: 'off' };
    const response = await app.request('https://site.example/', {}, bindings);
    expect(response.headers.get('X-Robots-Tag')).toBe('noindex');
  });
});

describe('carryReferral', () => {
  // HTMLRewriter exists on workerd only, where referral.spec.ts tests what becomes of a page.
  const app = new Hono<RequestEnvironment>().use(resolveRoute(), carryReferral()).all('*', (c) => {
    const { method, headers } = c.req.raw;
    return c.json([method, [...headers]], 500);
  });

  it('asks for the page that everybody gets, and leaves a failure as it is', async () => {
    const headers = { 'If-None-Match': '*', 'Accept-Encoding': 'br' };
    const response = await app.request(`/fr/about?ref=${referrer.code}`, { headers });
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual(['GET', []]);
  });

  it.each([
    ['for the contact page, which is rendered for one visitor', `/contact?ref=${referrer.code}`],
    ['that brings no known code', '/fr/about?ref=NOBODY'],
  ])('passes on all that a request says %s', async (_which, path) => {
    const response = await app.request(path, { headers: { 'X-A': 'b' } });
    expect(await response.json()).toEqual(['GET', [['x-a', 'b']]]);
  });
});

const chunks = ['the loading state', 'the form', 'the end'];

/** A renderer that makes a chunk whenever it is asked for one. */
async function render(method: string, path: string) {
  const left = [...chunks];
  const cancel = vi.fn();
  const app = new Hono<RequestEnvironment>()
    .use(resolveRoute(), finishRendering())
    .all('*', (c) => {
      const body = new ReadableStream({
        pull(controller) {
          const chunk = left.shift();
          if (chunk) controller.enqueue(new TextEncoder().encode(chunk));
          else controller.close();
        },
        cancel,
      });
      return c.body(body, 200, { 'X-From': 'render' });
    });
  const { context, finished } = workerContext();
  const response = await app.request(path, { method }, {}, context);
  return { response, left, cancel, finished };
}

describe('finishRendering', () => {
  it.each([
    ['GET', '/fr/contact'],
    ['HEAD', '/contact'],
    ['POST', '/contact'],
    ['POST', '/RSC/F/action.txt'],
  ])('%s %s is rendered to its end, though the visitor left', async (method, path) => {
    const { response, left, cancel, finished } = await render(method, path);
    await response.body?.cancel();
    expect(await finished()).toHaveLength(1);
    expect(left).toEqual([]);
    expect(cancel).not.toHaveBeenCalled();
  });

  it('who stays gets all of it, as it was made', async () => {
    const { response } = await render('GET', '/contact');
    expect(response.headers.get('X-From')).toBe('render');
    expect(await response.text()).toBe(chunks.join(''));
  });

  it('a rendering that breaks off is not reported a second time', async () => {
    const app = new Hono<RequestEnvironment>()
      .use(resolveRoute(), finishRendering())
      .get('*', (c) =>
        c.body(new ReadableStream({ pull: (page) => page.error(new Error('broken')) })),
      );
    const { context, finished } = workerContext();
    const response = await app.request('/contact', {}, {}, context);
    await expect(response.text()).rejects.toThrow('broken');
    await expect(finished()).resolves.toEqual([undefined]);
  });

  it('leaves pages alone that are read to their end anyhow', async () => {
    const { finished } = await render('GET', '/fr');
    expect(await finished()).toEqual([]);
  });
});
