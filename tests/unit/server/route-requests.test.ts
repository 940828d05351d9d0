import { Hono } from 'hono';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RequestEnvironment } from '../../../src/server/request-environment.ts';
import { resolveRoute } from '../../../src/server/resolve-route.ts';
import { routeRequests } from '../../../src/server/route-requests.ts';
import { routes } from '../../../src/site/pages.ts';
import { referrer } from '../../referrer.ts';

const app = new Hono<RequestEnvironment>()
  .use(resolveRoute(), routeRequests('/RSC/F/abc/submit.txt'))
  .all('*', (c) => c.text('page'));
const origin = 'https://site.test';
const ask = async (path: string, init?: RequestInit) => app.request(origin + path, init);

// As built: in development flight data is let through.
beforeEach(() => void vi.stubEnv('DEV', false));

describe('routeRequests', () => {
  it('lets every page through', async () => {
    for (const { path } of routes) expect(await (await ask(path)).text()).toBe('page');
  });

  it.each([
    ['/fr/', '/fr'],
    ['/about/', '/about'],
    ['/fr/contact/?ref=CODE&x=%2F', '/fr/contact?ref=CODE&x=%2F'],
  ])('redirects %s for good', async (path, location) => {
    const response = await ask(path);
    expect(response.status).toBe(308);
    expect(response.headers.get('Location')).toBe(location);
  });

  it.each([
    ...['/index.html', '/legals.html', '/fr.html', '/fr/about.html', '/about/index.html'],
    ...['/en', '/en/about', '/fr/nope', '/FR', '/fr/fr', '/%66r', '/fr//', '/nope?a=b'],
    ...['/assets', '/assets/', '/assets/x', '/audio', '/og/fr/nope', '/RSC', '/x.js/'],
    ...['/.well-known/change-password', '/nope?ref=UNKNOWN', '/nope?ref=//evil.example'],
    ...['//evil.example/', '/@evil.example/', '/%5Cevil.example/', '/%E0%A4%A/', '/%00/'],
  ])('any other path redirects to /: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(307);
    expect(response.headers.get('Location')).toBe('/');
  });

  it.each(['/Contact?ref=', '/fr/nothing?a=b&affiliate=', '/contact.html?ref='])(
    'keeps the code of a known partner: %s',
    async (path) => {
      const { code } = referrer;
      const response = await ask(`${path}${code.toLowerCase()}.`);
      expect(response.headers.get('Location')).toBe(`/?ref=${code}`);
    },
  );

  it.each([
    ...['/favicon.ico', '/assets/x.js', '/og/fr/nope.png', '/audio/x.mp3', '/fr/x.php'],
    ...['/nope.html', '/fr/nope.html', '/.env', '/RSC/R/fr.txt', '/RSC/nope'],
  ])('a file that does not exist is not found: %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  });

  it.each([
    ['/', 'GET, HEAD'],
    ['/nope', 'GET, HEAD'],
    ['/contact', 'GET, HEAD, POST'],
    ['/fr/contact', 'GET, HEAD, POST'],
  ])('names the methods of %s', async (path, allow) => {
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
      const response = await ask(path, { method });
      expect(response.status).toBe(405);
      expect(response.headers.get('Allow')).toBe(allow);
    }
  });

  it('opens the path of the form’s action to POST alone', async () => {
    const action = '/RSC/F/abc/submit.txt';
    expect(await (await ask(action, { method: 'POST' })).text()).toBe('page');
    const response = await ask(action);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
    for (const path of ['/RSC/F/abc/post.txt', '/RSC/F/abcd/submit.txt', `${action}/`]) {
      expect((await ask(path, { method: 'POST' })).status).toBe(404);
    }
  });
});
