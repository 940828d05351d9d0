import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  errorPolicy,
  headers,
  hydratedPolicy,
  type ResponseKind,
  strictTransportSecurity,
} from '../../../src/server/headers.ts';
import type { HonoEnv } from '../../../src/server/hono-env.ts';
import { relaxPolicy } from '../../../src/server/middleware/relax-policy.ts';
import { setHeaders } from '../../../src/server/middleware/set-headers.ts';
import { violationsPath } from '../../../src/site/constants.ts';
import { headersFile } from '../../../src/tools/headers-file.ts';

const app = new Hono<HonoEnv>()
  .use(setHeaders('plain'))
  .get('/page', setHeaders('page'), (c) => c.html('', 200, { 'Content-Security-Policy': 'own' }))
  .get('/card', setHeaders('card'), () => new Response(null, { status: 304 }))
  .get('/refused', setHeaders('hydratedPage'), (c) => c.html('', 400))
  .get('/failed', setHeaders('hydratedPage'), (c) => c.html('', 500))
  .get('/missing', setHeaders('card'), (c) => c.text('', 404))
  .get('/en', (c) => c.redirect('/'));

describe('setHeaders', () => {
  it.each<[string, ResponseKind, string]>([
    ['an answer', 'page', '/page'],
    ['an answer without a body', 'card', '/card'],
    ['a page that refuses a form', 'hydratedPage', '/refused'],
    ['a page that failed', 'plain', '/failed'],
    ['a missing file', 'plain', '/missing'],
    ['a redirect', 'plain', '/en'],
  ])('gives %s the headers of its kind: %s', async (_what, kind, path) => {
    const response = await app.request(path, {}, {});
    for (const [name, value] of Object.entries(headers[kind])) {
      const expected = path === '/page' && name === 'Content-Security-Policy' ? 'own' : value;
      expect(response.headers.get(name), name).toBe(expected);
    }
  });

  it('binds subdomains to HTTPS only if a variable says so', async () => {
    const response = await app.request('/en', {}, { HSTS: 'preload' });
    expect(response.headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });
});

describe('relaxPolicy', () => {
  it('lets hot reload work and blocks all else that production does', async () => {
    const development = new Hono<HonoEnv>()
      .use(relaxPolicy())
      .get('*', setHeaders('page'), (c) => c.text(''));
    const { headers } = await development.request('/about', {}, {});
    const policy = headers.get('Content-Security-Policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
    expect(policy).toContain("img-src 'self';");
    expect(policy).not.toContain('trusted-types');
  });
});

describe('the table', () => {
  it.each(Object.entries(headers))('is strict for a %s', (_kind, set) => {
    expect(set['Content-Security-Policy']).toMatch(/^default-src 'none'/);
    expect(set['Strict-Transport-Security']).toBe('max-age=63072000');
    expect(set['X-Content-Type-Options']).toBe('nosniff');
    expect(set['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(set['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(set['Permissions-Policy']).toContain('camera=()');
    expect(Object.values(set).join()).not.toMatch(/unsafe|\*|https?:/);
  });

  it('forbids frames, plugins and another base everywhere', () => {
    const policies = Object.values(headers).map((set) => set['Content-Security-Policy']);
    for (const policy of [...policies, hydratedPolicy('nonce'), errorPolicy('hash')]) {
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
    }
  });

  it.each(['page', 'pageWithAudio', 'hydratedPage'] as const)(
    'of a page lets no text become script, and has violations reported: %s',
    (kind) => {
      const policy =
        kind === 'hydratedPage'
          ? hydratedPolicy('nonce')
          : headers[kind]['Content-Security-Policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("trusted-types 'none'");
      expect(policy).toContain(`report-to violations; report-uri ${violationsPath}`);
      expect(headers[kind]['Reporting-Endpoints']).toBe(`violations="${violationsPath}"`);
    },
  );

  it('says how long each may be kept: one visitor’s page not at all, hashed names for a year', () => {
    const caching = Object.entries(headers).map(([kind, set]) => [kind, set['Cache-Control']]);
    expect(Object.fromEntries(caching)).toEqual({
      page: 'public, max-age=0, must-revalidate',
      pageWithAudio: 'public, max-age=0, must-revalidate',
      hydratedPage: 'private, no-store',
      card: 'public, max-age=86400',
      plainCard: 'no-store',
      asset: 'public, max-age=31536000, immutable',
      file: 'public, max-age=86400',
      text: 'public, max-age=3600',
      speculationRules: 'public, max-age=3600',
      plain: 'no-store',
    });
  });

  it('lets search engines show a large picture beside a page', () => {
    const shown = Object.keys(headers).filter(
      (kind) => headers[kind as ResponseKind]['X-Robots-Tag'] === 'max-image-preview:large',
    );
    expect(shown).toEqual(['page', 'pageWithAudio', 'hydratedPage']);
  });

  it('holds for files too, which never pass through the worker', () => {
    expect(applied('/favicon.svg')).toEqual(headers.file);
    expect(applied('/assets/a-1234.js')).toEqual(headers.asset);
    for (const path of ['/favicon.svg', '/assets/a-1234.js']) {
      const { 'Strict-Transport-Security': hsts } = applied(path, 'preload');
      expect(hsts).toBe(strictTransportSecurity('preload'));
    }
  });
});

/** What Cloudflare reads from `_headers` for a path: rules in order, `!` removes, the rest adds. */
function applied(path: string, hsts?: string): Record<string, string> {
  const set: Record<string, string> = {};
  let matches = false;
  for (const line of headersFile(hsts).split('\n')) {
    if (line.startsWith('/')) matches = path.startsWith(line.slice(0, -1));
    const [, off, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
    if (!matches || !name) continue;
    if (off) delete set[name];
    else set[name] = set[name] === undefined ? value : `${set[name]}, ${value}`;
  }
  return set;
}
