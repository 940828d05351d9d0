import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { findTarget } from '../../../src/edge/find-target.ts';
import { type AnswerKind, headers } from '../../../src/edge/headers.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';
import { setHeaders } from '../../../src/edge/set-headers.ts';

const app = new Hono<RequestEnvironment>()
  .use(findTarget(), setHeaders())
  .get('/og/*', () => new Response('', { headers: { 'Cache-Control': 'max-age=7' } }))
  .get('/legals', (c) => c.text('', 500))
  .get('/en', (c) => c.redirect('/'))
  .get('*', (c) => c.text(''));

describe('setHeaders', () => {
  it.each<[string, AnswerKind]>([
    ['/', 'listening'],
    ['/fr/about', 'content'],
    ['/contact', 'contact'],
    ['/legals', 'message'],
    ['/en', 'message'],
    ['/RSC/R/contact.txt', 'message'],
  ])('gives %s the headers of a %s', async (path, kind) => {
    const response = await app.request(path);
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCase(headers[kind]));
  });

  it('leaves what an answer says itself', async () => {
    const response = await app.request('/og/fr/landing.png');
    expect(response.headers.get('Cache-Control')).toBe('max-age=7');
    expect(response.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  });
});

describe('the table', () => {
  it.each(Object.entries(headers))('is strict for a %s', (_kind, set) => {
    expect(set['Content-Security-Policy']).toMatch(/^default-src 'none'/);
    expect(set['Strict-Transport-Security']).toBe('max-age=63072000; includeSubDomains; preload');
    expect(set['X-Content-Type-Options']).toBe('nosniff');
    expect(set['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
    expect(set['Cross-Origin-Opener-Policy']).toBe('same-origin');
    expect(set['Permissions-Policy']).toContain('camera=()');
    expect(Object.values(set).join()).not.toMatch(/unsafe|\*|https?:/);
  });
});

function lowerCase(set: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]),
  );
}
