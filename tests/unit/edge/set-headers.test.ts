import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import {
  contactPolicy,
  errorPolicy,
  headers,
  type ResponseKind,
} from '../../../src/edge/headers.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { resolveRoute } from '../../../src/edge/resolve-route.ts';
import { setHeaders } from '../../../src/edge/set-headers.ts';
import { recordingPath } from '../../../src/site/pages.ts';
import { violationsPath } from '../../../src/site/site.ts';

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
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCase(headers[kind]));
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

  it.each([
    ...Object.entries(headers).map(([kind, set]) => [kind, set['Content-Security-Policy']]),
    ['page of the form', contactPolicy('nonce')],
    ['failure', errorPolicy('hash')],
  ])('forbids frames, plugins and another base for a %s', (_kind, policy) => {
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
  });

  it.each([
    ['content page', headers.content['Content-Security-Policy']],
    ['page with the player', headers.listening['Content-Security-Policy']],
    ['page of the form', contactPolicy('nonce')],
  ])('lets no text become script on the %s', (_kind, policy) => {
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("trusted-types 'none'");
  });

  it.each(['content', 'listening', 'contact'] as const)('has violations reported: %s', (kind) => {
    const policy =
      kind === 'contact' ? contactPolicy('nonce') : headers[kind]['Content-Security-Policy'];
    expect(policy).toContain(`report-to violations; report-uri ${violationsPath}`);
    expect(headers[kind]['Reporting-Endpoints']).toBe(`violations="${violationsPath}"`);
  });

  it('lets nobody keep the page that is made for one visitor, nor what says an error', () => {
    expect(headers.contact['Cache-Control']).toBe('private, no-store');
    expect(headers.message['Cache-Control']).toBe('no-store');
  });

  it('has browsers ask again for a page, and shared caches after a minute', () => {
    for (const { 'Cache-Control': browsers, 'CDN-Cache-Control': shared } of [
      headers.content,
      headers.listening,
    ]) {
      expect(browsers).toBe('public, max-age=0, must-revalidate');
      expect(shared).toBe('public, max-age=60');
    }
  });

  it('lets search engines show a large picture beside a page', () => {
    const shown = Object.keys(headers).filter(
      (kind) => headers[kind as ResponseKind]['X-Robots-Tag'] === 'max-image-preview:large',
    );
    expect(shown).toEqual(['content', 'listening', 'contact']);
  });

  it('keeps a file for a year only if its name changes with its content', () => {
    expect(headers.asset['Cache-Control']).toBe('public, max-age=31536000, immutable');
    expect(headers.file['Cache-Control']).toBe('public, max-age=86400');
  });
});

function lowerCase(set: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
