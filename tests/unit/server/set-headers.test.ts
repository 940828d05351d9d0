import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  contactPolicy,
  errorPolicy,
  headers,
  type ResponseKind,
  strictTransportSecurity,
} from '../../../src/server/headers.ts';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { setHeaders } from '../../../src/server/set-headers.ts';
import { violationsPath } from '../../../src/site/constants.ts';
import { recordingPath } from '../../../src/site/pages.ts';
import { headersFile } from '../../../src/tools/headers-file.ts';

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), setHeaders())
  .get('/og/fr/about.png', () => new Response(null, { status: 304 }))
  .get('/og/fr/cgv.png', (c) => c.text('', 500))
  .get('/about', (c) => c.text('', 200, { 'Content-Security-Policy': 'its own' }))
  .get('/legals', (c) => c.text('', 500))
  .get(recordingPath, (c) => c.text('', c.req.query('from') ? 416 : 206))
  .get('/en', (c) => c.redirect('/'))
  .get('*', (c) => c.text(''));

describe('setHeaders', () => {
  it.each<[string, ResponseKind]>([
    ['/', 'listening'],
    ['/fr/about', 'content'],
    ['/contact', 'contact'],
    ['/legals', 'message'],
    ['/og/fr/landing.png', 'card'],
    ['/og/fr/about.png', 'card'],
    ['/og/fr/cgv.png', 'message'],
    [recordingPath, 'asset'],
    [`${recordingPath}?from=the-end`, 'message'],
    ['/en', 'message'],
    ['/RSC/R/contact.txt', 'message'],
  ])('gives %s the headers of a %s', async (path, kind) => {
    const response = await app.request(path, {}, {});
    for (const [name, value] of Object.entries(headers[kind])) {
      expect(response.headers.get(name), name).toBe(value);
    }
  });

  it('in development, lets hot reload work and refuses all else that production does', async () => {
    const development = new Hono<RequestEnvironment>()
      .use(resolveRoute(), setHeaders({ hotReload: true }))
      .get('*', (c) => c.text(''));
    const policy = (await development.request('/about', {}, {})).headers.get(
      'Content-Security-Policy',
    );
    expect(policy).toContain("script-src 'self' 'unsafe-inline' 'unsafe-eval';");
    expect(policy).toContain("img-src 'self';");
    expect(policy).not.toContain('trusted-types');
  });

  it('binds subdomains to HTTPS only if a variable says so', async () => {
    const response = await app.request('/cgv', {}, { HSTS: 'preload' });
    expect(response.headers.get('Strict-Transport-Security')).toBe(
      'max-age=63072000; includeSubDomains; preload',
    );
  });

  it('leaves what an answer says itself', async () => {
    const response = await app.request('/about', {}, {});
    expect(response.headers.get('Content-Security-Policy')).toBe('its own');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
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
    for (const policy of [...policies, contactPolicy('nonce'), errorPolicy('hash')]) {
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toContain("base-uri 'none'");
      expect(policy).toContain("object-src 'none'");
    }
  });

  it.each(['content', 'listening', 'contact'] as const)(
    'of a page lets no text become script, and has violations reported: %s',
    (kind) => {
      const policy =
        kind === 'contact' ? contactPolicy('nonce') : headers[kind]['Content-Security-Policy'];
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toContain("trusted-types 'none'");
      expect(policy).toContain(`report-to violations; report-uri ${violationsPath}`);
      expect(headers[kind]['Reporting-Endpoints']).toBe(`violations="${violationsPath}"`);
    },
  );

  it('says how long each may be kept: one visitor’s page not at all, hashed names for a year', () => {
    const caching = Object.entries(headers).map(([kind, set]) => [kind, set['Cache-Control']]);
    expect(Object.fromEntries(caching)).toEqual({
      content: 'public, max-age=0, must-revalidate',
      listening: 'public, max-age=0, must-revalidate',
      contact: 'private, no-store',
      card: undefined,
      asset: 'public, max-age=31536000, immutable',
      file: 'public, max-age=86400',
      message: 'no-store',
    });
    for (const { 'CDN-Cache-Control': shared } of [headers.content, headers.listening]) {
      expect(shared).toBe('public, max-age=60');
    }
  });

  it('lets search engines show a large picture beside a page', () => {
    const shown = Object.keys(headers).filter(
      (kind) => headers[kind as ResponseKind]['X-Robots-Tag'] === 'max-image-preview:large',
    );
    expect(shown).toEqual(['content', 'listening', 'contact']);
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
