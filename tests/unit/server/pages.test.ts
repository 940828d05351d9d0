import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '#src/server/app.ts';
import { createEnvironment } from '../leads/environment.ts';
import { workerContext } from './worker-context.ts';

const site = 'https://site.example';
const env = createEnvironment({ SITE_URL: site }).env;

/** Sends a request to a new worker whose framework returns the result of `render`. */
async function ask(render: (request: Request) => Response, path: string, init?: RequestInit) {
  const { context, finished } = workerContext();
  const app = createApp(async (request) => render(request));
  const response = await app.request(`${site}${path}`, init, env, context);
  return Object.assign(response, { finished });
}

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(() => void log.mockClear());

it('a shared page is rendered without the visitor’s query and headers', async () => {
  const requests: Request[] = [];
  const render = (request: Request) => {
    requests.push(request);
    return new Response('page');
  };
  await ask(render, '/es/about?utm=1', { headers: { Cookie: 'a=b', 'X-Waku': 'c' } });
  expect(requests.map(({ url, method, headers }) => [url, method, [...headers]])).toEqual([
    [`${site}/es/about`, 'GET', []],
  ]);
});

it('each response of a hydrated page has a nonce of its own, which its policy names', async () => {
  const nonces = new Set<string>();
  for (let i = 0; i < 3; i++) {
    const { headers } = await ask(() => new Response('page'), '/fr/contact?ref=CODE');
    const policy = headers.get('Content-Security-Policy') ?? '';
    const [, nonce = ''] = /script-src 'nonce-([^']+)' 'strict-dynamic';/.exec(policy) ?? [];
    expect(atob(nonce)).toHaveLength(16);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

it.each(['<script nonce="x">data</script>', ''])(
  'a page has the end tags once, although Waku writes them before %o too',
  async (scripts) => {
    const render = () => new Response(`<p>text</p></body></html>${scripts}</body></html>`);
    const page = await ask(render, '/contact');
    expect(await page.text()).toBe(`<p>text</p>${scripts}</body></html>`);
  },
);

it.each(['', '</body></html>'])(
  'a page keeps end tags that a visitor typed, with “%s” before them too',
  async (endTags) => {
    const text = '</body></html><script>x</body></html></body></html><script nonce=\\"';
    const typed = `<script nonce="x">push("${text}")</script>`;
    const render = () => new Response(`<p></p>${endTags}${typed}${typed}</body></html>`);
    const page = await ask(render, '/contact');
    expect(await page.text()).toBe(`<p></p>${typed}${typed}</body></html>`);
  },
);

it('an address over the rate limit of pages gets 429 after five seconds without a rendering', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const limit = vi.fn(async (_options: RateLimitOptions) => ({ success: false }));
  const render = vi.fn(async () => new Response('page'));
  const limited = createEnvironment({ RATE_LIMIT_PAGES: { limit } }).env;
  const headers = { 'CF-Connecting-IP': '203.0.113.1' };
  const { context } = workerContext();
  const path = `${site}/de/contact`;
  const asked = createApp(render).request(path, { headers }, limited, context);
  const answer = Promise.resolve(asked);
  await vi.advanceTimersByTimeAsync(4999);
  await expect(Promise.race([answer, 'waiting'])).resolves.toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  const response = await answer;
  expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
  expect(limit).toHaveBeenCalledWith({ key: '203.0.113.1' });
  expect(render).not.toHaveBeenCalled();
  expect(log.mock.lastCall?.[0]).toContain('"event":"page-limited"');
});

/** Creates the body of a streamed page. `left` holds the chunks that were not read. */
function streamPage() {
  const left = ['the loading state', 'the form', 'the end'];
  const cancel = vi.fn();
  const pull = (controller: ReadableStreamDefaultController) => {
    const chunk = left.shift();
    if (chunk) controller.enqueue(new TextEncoder().encode(chunk));
    else controller.close();
  };
  return { body: new ReadableStream({ pull, cancel }), left, cancel };
}

describe('HEAD', () => {
  it.each(['/pt/cgv', '/contact', '/fr/contact?ref=NOBODY'])(
    'of %s renders the page to its end and sends no body',
    async (path) => {
      const { body, left, cancel } = streamPage();
      const head = await ask(() => new Response(body), path, { method: 'HEAD' });
      expect(head.body).toBeNull();
      await head.finished();
      expect([left, cancel.mock.calls]).toEqual([[], []]);
    },
  );

  it.each(['/fr', '/contact', '/nope', '/robots.txt', '/assets/x.js'])(
    'of %s has the status and the headers of GET',
    async (path) => {
      const render = () => new Response('page', { headers: { 'Content-Type': 'text/html' } });
      const get = await ask(render, path);
      const head = await ask(render, path, { method: 'HEAD' });
      const comparable = ({ status, headers }: Response) => [
        status,
        ...[...headers].map(([name, value]) => [name, value.replace(/nonce-[^']+/, 'nonce')]),
      ];
      expect(comparable(head)).toEqual(comparable(get));
      expect(await head.text()).toBe('');
      await Promise.all([get.text(), get.finished(), head.finished()]);
    },
  );
});

describe('search engines', () => {
  const page = () => new Response('page', { headers: { 'Content-Type': 'text/html' } });

  it.each([
    ['https://site.example/', 'https://site.example/', 'max-image-preview:large'],
    ['http://site.example/old?from=x', 'https://site.example', null],
    ['https://preview.site.example/', 'https://site.example', 'noindex'],
    ['https://site.example:8443/', 'https://site.example', 'noindex'],
    ['http://localhost:8787/nope', 'https://site.example', 'noindex'],
    ['http://localhost:8787/', 'http://localhost:8787', 'max-image-preview:large'],
    ['https://site.example/', '', 'noindex'],
    ['https://site.example/', 'site.example', 'noindex'],
  ])('may index %s of the site %s: %s', async (url, SITE_URL, robots) => {
    const app = createApp(async () => page());
    // The second response comes from memory.
    for (let i = 0; i < 2; i++) {
      const response = await app.request(url, {}, { ...env, SITE_URL }, workerContext().context);
      expect(response.headers.get('X-Robots-Tag')).toBe(robots);
    }
  });
});

const fail = () => {
  throw new TypeError('secret');
};
const refuse = () => new Response('secret', { status: 500 });
const breakOff = () => new Response(new ReadableStream({ pull: fail }));

it.each([
  ['throws', '/de/about', fail, 'TypeError'],
  ['breaks off a page', '/de/about', breakOff, 'TypeError'],
  ['answers 500 to a content page', '/de', refuse, 'Error'],
  ['answers 500 to a hydrated page', '/de/contact', refuse, 'Error'],
])('the error page is rendered, uncached, if Waku %s', async (_how, path, render, error) => {
  const response = await ask(render, path);
  expect([response.status, response.headers.get('Cache-Control')]).toEqual([500, 'no-store']);
  expect(response.headers.get('Strict-Transport-Security')).toBe('max-age=63072000');
  const html = await response.text();
  expect(html).toContain('<html lang="de">');
  expect(html).not.toContain('secret');
  const [, style = ''] = /<style>(.*)<\/style>/s.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  const policy = response.headers.get('Content-Security-Policy');
  expect(policy).toContain(`style-src 'sha256-${hash}'`);
  expect(policy).not.toContain('nonce');
  expect(log).toHaveBeenCalledOnce();
  expect(JSON.parse(log.mock.lastCall?.[0])).toMatchObject({ error });
});
