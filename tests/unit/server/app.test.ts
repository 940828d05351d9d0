import { beforeEach, describe, expect, it, vi } from 'vitest';
import { localeCodes } from '#src/facts/locales.ts';
import { routes } from '#src/facts/pages.ts';
import { createApp } from '#src/server/app.ts';
import { affiliate } from '../../affiliate.ts';
import { createEnvironment } from '../leads/environment.ts';
import { workerContext } from './worker-context.ts';

const drawCard = vi.hoisted(() => vi.fn(async () => new Uint8Array(1)));
vi.mock('#src/og/draw-card.ts', () => ({ drawCard }));

const origin = 'https://site.test';
const waku = vi.fn(async () => new Response('page'));
const app = createApp(waku);
const { env } = createEnvironment();
const ask = async (path: string, init?: RequestInit) =>
  app.request(origin + path, init, env, workerContext().context);

beforeEach(() => void waku.mockClear());

describe('pages', () => {
  it('are rendered by Waku, in six languages', async () => {
    expect(routes.length).toBeGreaterThanOrEqual(30);
    for (const { path } of routes) expect(await (await ask(path)).text()).toBe('page');
    expect(waku).toHaveBeenCalledTimes(routes.length);
  });

  it('come from the cache the second time, unless they are rendered for one visitor', async () => {
    for (const path of ['/', '/it/cgv', '/contact', '/fr/contact?ref=CODE']) await ask(path);
    expect(waku).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/fr/', '/fr'],
    ['/about/', '/about'],
    ['/fr/contact/?ref=CODE&x=%2F', '/fr/contact?ref=CODE&x=%2F'],
  ])('redirect %s permanently', async (path, location) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('Location')]).toEqual([308, location]);
  });
});

it('a card, which shows no date, is drawn once', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 1), toFake: ['Date'] });
  for (const year of [2026, 2030]) {
    vi.setSystemTime(Date.UTC(year, 5, 1));
    expect((await ask('/og/fr/landing.png')).status).toBe(200);
  }
  vi.useRealTimers();
  expect(drawCard).toHaveBeenCalledTimes(1);
});

describe('texts', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
  ])('%s is served as %s', async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers.get('Content-Type')]).toEqual([200, type]);
  });

  it('robots.txt allows all crawling and names the sitemap', async () => {
    const robots = await (await ask('/robots.txt')).text();
    expect(robots).toBe('Sitemap: https://site.example/sitemap.xml\n');
  });
});

describe('other paths', () => {
  it.each([
    ...['/index.html', '/legals.html', '/fr.html', '/fr/about.html', '/nope.html', '/foo.png'],
    ...['/en', '/en/about', '/fr/nope', '/FR', '/fr/fr', '/%66r', '/%61bout', '/fr//', '/nope?a=b'],
    ...['/assets', '/assets/', '/audio', '/audio/x.mp3', '/og/fr/nope', '/og/x'],
    ...['/RSC', '/x.js/', '/x.js', '/fr/x.php'],
    ...[
      '/wp-login.php',
      '/.env',
      '/.well-known/security.txt',
      '/llms.txt',
      '/nope?ref=UNKNOWN',
      '/healthz/',
    ],
    ...['//evil.example/', '/@evil.example/', '/%5Cevil.example/', '/%E0%A4%A/', '/%00/'],
    ...['/nope?ref=//evil.example', '/events', '/on-air.ics', '/fr/llms.txt', '/site.webmanifest'],
  ])('redirect to the English landing page: %s', async (path) => {
    const response = await ask(path);
    expect([response.status, response.headers.get('Location')]).toEqual([307, '/']);
    expect(waku).not.toHaveBeenCalled();
  });

  it.each(['/Contact?ref=', '/fr/nothing?a=b&affiliate=', '/contact.html?ref='])(
    'keep the code of a known affiliate: %s',
    async (path) => {
      const { code } = affiliate;
      const response = await ask(`${path}${code.toLowerCase()}.`);
      expect(response.headers.get('Location')).toBe(`/?ref=${code}`);
    },
  );

  it.each(['/assets/x.js', '/assets/x', '/og/fr/nope.png', '/og/nope.png'])(
    'are answered with 404 in folders of files: %s',
    async (path) => {
      const response = await ask(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
    },
  );
});

describe('methods', () => {
  it.each([
    ['/', 'GET, HEAD'],
    ['/nope', 'GET, HEAD'],
    ['/robots.txt', 'GET, HEAD'],
    ...localeCodes.map((code) => [code === 'en' ? '/contact' : `/${code}/contact`, 'POST']),
  ])('other than those of %s are answered with 405', async (path, allow) => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await ask(path, { method });
      expect(response.status).toBe(405);
      const allowed = response.headers.get('Allow')?.split(', ').sort();
      expect(allowed).toEqual(allow === 'POST' ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD']);
    }
    expect(waku).not.toHaveBeenCalled();
  });
});

it('accepts no Waku request except the form’s action', async () => {
  for (const path of ['/RSC/R/fr.txt', '/RSC/nope', '/RSC/F/abc/submit.txt']) {
    expect((await ask(path)).status).toBe(404);
  }
  for (const path of ['/RSC/F/abc/post.txt', '/RSC/F/abcd/submit.txt', '/RSC/F/abc/submit.txt/']) {
    expect((await ask(path, { method: 'POST' })).status).toBe(404);
  }
  // The CSRF check rejects it, which shows that the route exists.
  expect((await ask('/RSC/F/abc/submit.txt', { method: 'POST' })).status).toBe(403);
  expect(waku).not.toHaveBeenCalled();
});
