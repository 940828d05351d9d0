import { Hono } from 'hono';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { headers, type ResponseKind } from '#src/server/headers.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';
import { setHeaders } from '#src/server/middleware/set-headers.ts';
import { headersFile } from '#src/tools/headers-file.ts';

const app = new Hono<HonoEnv>()
  .use(setHeaders('plain'))
  .get('/page', setHeaders('page'), (c) => c.html('', 200, { 'Content-Security-Policy': 'own' }))
  .get('/card', setHeaders('card'), () => new Response(null, { status: 304 }))
  .get('/refused', setHeaders('hydratedPage'), (c) => c.html('', 400))
  .get('/failed', setHeaders('hydratedPage'), (c) => c.html('', 500))
  .get('/missing', setHeaders('card'), (c) => c.text('', 404))
  .get('/busy', setHeaders('card'), (c) => c.redirect('/card.png', 307))
  .get('/en', (c) => c.redirect('/'));

beforeEach(() => void vi.stubEnv('DEV', false));

describe('setHeaders', () => {
  it.each<[string, ResponseKind, string]>([
    ['a response', 'page', '/page'],
    ['a response without a body', 'card', '/card'],
    ['a page that refuses a form', 'hydratedPage', '/refused'],
    ['a page that failed', 'plain', '/failed'],
    ['a missing file', 'plain', '/missing'],
    ['a card that is not drawn now', 'plain', '/busy'],
    ['a redirect', 'plain', '/en'],
  ])('gives %s the headers of its kind: %s', async (_what, kind, path) => {
    const response = await app.request(path, {}, {});
    for (const [name, value] of Object.entries(headers[kind])) {
      const expected = path === '/page' && name === 'Content-Security-Policy' ? 'own' : value;
      expect(response.headers.get(name), name).toBe(expected);
    }
  });
});

it('sets no policy in development, where Vite needs inline code', async () => {
  vi.stubEnv('DEV', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const { headers } = await app.request('/en', {}, {});
  expect(headers.has('Content-Security-Policy')).toBe(false);
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
});

it('_headers gives files the headers of their kind, without the worker', () => {
  expect(applied('/favicon.svg')).toEqual(headers.file);
  expect(applied('/assets/a-1234.js')).toEqual(headers.asset);
});

/**
 * Applies `_headers` to a path as Cloudflare does: in order, `!` removes a header and any other line
 * adds one.
 */
function applied(path: string): Record<string, string> {
  const set: Record<string, string> = {};
  let matches = false;
  for (const line of headersFile().split('\n')) {
    if (line.startsWith('/')) matches = path.startsWith(line.slice(0, -1));
    const [, off, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (!matches || !name) continue;
    if (off) delete set[name];
    else set[name] = set[name] === undefined ? value : `${set[name]}, ${value}`;
  }
  return set;
}
