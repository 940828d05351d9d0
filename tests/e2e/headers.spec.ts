import { expect, test } from 'playwright/test';
import { cardPath, pages, routes } from '#src/facts/pages.ts';
import { headers, hydratedPolicy, type ResponseKind } from '#src/server/headers.ts';
import { affiliatePath } from '../affiliate.ts';
import { message } from '../message.ts';
import { person } from '../person.ts';
import {
  callAction,
  calledPath,
  fillRendered,
  newAddress,
  postDocument,
} from './contact/submission.ts';
import { freshFetch } from './fresh-fetch.ts';

const names = new Set(Object.values(headers).flatMap((set) => Object.keys(set)));
// This one depends on the host; see tests/unit/server/pages.test.ts.
names.delete('X-Robots-Tag');
// Added where the response is compressed: in the worker if it is cached, otherwise by Cloudflare.
names.delete('Vary');
const contactPath = affiliatePath();

let url: string;

test.beforeAll(({ baseURL }) => {
  url = String(baseURL);
});

/** Expects every header of the kind, and no header that only other kinds have. */
function expectHeaders(response: Response, status: number, kind: ResponseKind) {
  const { pathname } = new URL(response.url);
  const nonce = kind === 'hydratedPage' ? policyOfItsNonce(response) : {};
  const expected: Record<string, string> = { ...headers[kind], ...nonce };
  expect.soft(response.status, pathname).toBe(status);
  for (const name of names) {
    const label = `${name} of ${status} for ${pathname}`;
    expect.soft(response.headers.get(name), label).toBe(expected[name] ?? null);
  }
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return freshFetch(url + path, { ...init, redirect: 'manual' });
}

/** Returns the policy for the nonce of a contact page's response. */
function policyOfItsNonce({ headers: actual }: Response): Record<string, string> {
  const policy = actual.get('Content-Security-Policy') ?? '';
  const [, nonce = 'none of 128 bits'] = /'nonce-([\w+/]{22}==)'/.exec(policy) ?? [];
  return { 'Content-Security-Policy': hydratedPolicy(nonce) };
}

test('sets exactly the headers of its kind on every page', async () => {
  for (const { path, page } of routes) {
    expectHeaders(await ask(path), 200, pages[page].hydrated ? 'hydratedPage' : 'page');
  }
});

test('sets exactly the headers of its kind on files, redirects and refusals', async () => {
  const home = await (await ask('/')).text();
  const asset = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? '';
  const rows: [method: string, path: string, status: number, kind: ResponseKind][] = [
    ['GET', asset, 200, 'asset'],
    ['GET', /\/assets\/[\w-]+\.svg/.exec(home)?.[0] ?? '', 200, 'asset'],
    ['GET', '/favicon.svg', 200, 'file'],
    ['GET', '/favicon.ico', 200, 'file'],
    ['GET', '/card.png', 200, 'card'],
    ['GET', /\/assets\/[\w-]+\.mp3/.exec(home)?.[0] ?? '', 200, 'asset'],
    ['GET', '/audio/signature.mp3', 307, 'plain'],
    ['GET', '/%66avicon.svg', 307, 'plain'],
    ['POST', '/favicon.svg', 405, 'plain'],
    ['GET', '/fr/', 308, 'plain'],
    ['GET', '/nope', 307, 'plain'],
    ['GET', '/nope.js', 307, 'plain'],
    ['GET', '/og/de/nope.png', 404, 'plain'],
    ['GET', '/RSC/R/fr.txt', 404, 'plain'],
    ['PUT', '/fr', 405, 'plain'],
    ['PUT', '/contact', 405, 'plain'],
    ['PUT', '/og/de/landing.png', 405, 'plain'],
    ['GET', '/healthz', 200, 'plain'],
  ];
  for (const path of ['/sitemap.xml', '/robots.txt']) expectHeaders(await ask(path), 200, 'text');
  for (const [method, path, status, kind] of rows) {
    expectHeaders(await ask(path, { method }), status, kind);
  }
});

test('sets exactly the headers of a card at every version', async () => {
  const page = await (await ask('/de')).text();
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(image);
  expect(pathname).toBe(cardPath('de', 'landing'));
  expect(search).toMatch(/^\?v=\w+$/);
  expectHeaders(await ask(pathname), 200, 'card');
  expectHeaders(await ask(pathname + search), 200, 'card');
});

test('sets exactly the headers of its kind on a refused submission', async () => {
  const form = await fillRendered(url);
  const foreign = { headers: { Origin: 'https://evil.example' } };
  const post = (path: string, type: string, size = 1) =>
    ask(path, {
      method: 'POST',
      body: 'x'.repeat(size),
      headers: { Origin: url, 'Content-Type': type },
    });
  for (const path of [contactPath, calledPath()]) {
    expectHeaders(await postDocument(url, path, form, foreign), 403, 'plain');
    expectHeaders(await post(path, 'multipart/form-data; boundary=x'), 400, 'plain');
    expectHeaders(await post(path, 'multipart/form-data; boundary=x', 33 * 1024), 413, 'plain');
    expectHeaders(await post(path, 'application/json'), 400, 'plain');
    expectHeaders(await post(path, 'application/x-www-form-urlencoded'), 400, 'plain');
  }
});

test('refuses more than ten submissions within a minute and keeps the values', async () => {
  const form = await fillRendered(url);
  // The same form is the same lead each time. 21 submissions exceed the limit even across two
  // minutes.
  const send = (how: (address: string) => Promise<Response>) => {
    const address = newAddress();
    return Promise.all(Array.from({ length: 21 }, () => how(address)));
  };
  const posted = await send((address) => postDocument(url, contactPath, form, { address }));
  const refused = posted.find(({ status }) => status === 429) ?? Response.error();
  expect(refused.headers.get('Retry-After')).toBe('60');
  expectHeaders(refused, 429, 'hydratedPage');
  const html = await refused.text();
  expect(html).toContain(message('en', 'contact.error.sending'));
  expect(html).toContain(`value="${person.email}"`);
  const called = await send((address) => callAction(url, form, { address }));
  for (const answer of called) expectHeaders(answer, 200, 'plain');
  const results = await Promise.all(called.map((answer) => answer.text()));
  expect(results.join()).toContain('"status":"limited"');
});
