import { createHash } from 'node:crypto';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { findTarget } from '../../../src/edge/find-target.ts';
import { inlineStyle } from '../../../src/edge/inline-style.ts';
import type { RequestEnvironment } from '../../../src/edge/request-environment.ts';

const style = 'a{color:red}$&';
const link = '<link rel="stylesheet" crossorigin="" href="/assets/a.css" data-precedence="x"/>';
const page = `<head>${link}<title>t</title></head>`;

/** What the site makes of a page, if its assets answer so. */
async function request(path: string, assets: () => Response, html = page) {
  const asked: string[] = [];
  const fetch = async (url: URL) => {
    asked.push(url.pathname);
    return assets();
  };
  const app = new Hono<RequestEnvironment>()
    .use(findTarget(), inlineStyle())
    .get('/contact', (c) => c.html(html))
    .get('*', (c) => {
      c.set('keep', true);
      return c.html(html);
    });
  app.onError((error, c) => c.text(error.message, 500));
  const response = await app.request(path, {}, { ASSETS: { fetch } });
  return { response, text: await response.text(), asked };
}

// First, since what has been loaded is kept.
it('fails if the stylesheet is out of reach', async () => {
  const { response } = await request('/', () => new Response('', { status: 404 }));
  expect(response.status).toBe(500);
});

it('writes the stylesheet into a page, and its hash into the policy', async () => {
  const { response, text, asked } = await request('/about', () => new Response(style));
  expect(text).toBe(`<head><style>${style}</style><title>t</title></head>`);
  expect(asked).toEqual(['/assets/a.css']);
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).not.toContain('media-src');
});

it('reads it once', async () => {
  const { text, asked } = await request('/fr', () => new Response('other'));
  expect(text).toContain(style);
  expect(asked).toEqual([]);
});

it('lets the landing page play', async () => {
  const { response } = await request('/fr', () => new Response(style));
  expect(response.headers.get('Content-Security-Policy')).toContain("media-src 'self'");
});

it('leaves the contact page its link: React looks for it', async () => {
  const { text } = await request('/contact', () => new Response(style));
  expect(text).toBe(page);
});

it('leaves texts alone', async () => {
  const { text } = await request('/robots.txt', () => new Response(style), 'User-agent: *');
  expect(text).toBe('User-agent: *');
});

it('takes a page without style for a failure', async () => {
  const { response } = await request('/', () => new Response(style), '<title>t</title>');
  expect(response.status).toBe(500);
});
