import { expect, test } from 'playwright/test';
import { contactPolicy, headers, type ResponseKind } from '../../src/server/headers.ts';
import { cardPath, recordingPath, routes } from '../../src/site/pages.ts';
import { referredPath } from '../referrer.ts';
import { words } from '../words.ts';
import {
  callAction,
  calledPath,
  newAddress,
  person,
  postDocument,
  readForm,
} from './contact/submission.ts';
import { freshFetch } from './fresh-fetch.ts';

/** The headers that an answer sets itself, in addition to or instead of the table's. */
type Own = Record<string, string>;

const names = new Set(Object.values(headers).flatMap((set) => Object.keys(set)));
// It depends on the host: see head.spec.ts.
names.delete('X-Robots-Tag');
const anHour = { 'Cache-Control': 'public, max-age=3600' };
const aDay = { 'Cache-Control': 'public, max-age=86400' };
const contactPath = referredPath();

let url: string;

test.beforeAll(({ baseURL }) => {
  url = String(baseURL);
});

/** An answer must have every header of its kind, and none that only other kinds have. */
function expectHeaders(response: Response, status: number, kind: ResponseKind, own: Own = {}) {
  const { pathname } = new URL(response.url);
  const nonce = kind === 'contact' ? policyOfItsNonce(response) : {};
  const expected: Own = { ...headers[kind], ...nonce, ...own };
  expect.soft(response.status, pathname).toBe(status);
  for (const name of names) {
    const said = `${name} of ${status} for ${pathname}`;
    expect.soft(response.headers.get(name), said).toBe(expected[name] ?? null);
  }
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return freshFetch(url + path, { ...init, redirect: 'manual' });
}

/** The policy that fits the nonce which an answer of the contact page names. */
function policyOfItsNonce({ headers: said }: Response): Own {
  const policy = said.get('Content-Security-Policy') ?? '';
  const [, nonce = 'none of 128 bits'] = /'nonce-([\w+/]{22}==)'/.exec(policy) ?? [];
  return { 'Content-Security-Policy': contactPolicy(nonce) };
}

test('pages', async () => {
  // At once: each contact page takes a second.
  const answers = routes.map(async ({ path, page }) => {
    const response = await ask(path);
    const kind = page === 'landing' ? 'listening' : page === 'contact' ? 'contact' : 'content';
    expectHeaders(response, 200, kind);
    await response.body?.cancel();
  });
  await Promise.all(answers);
});

test('files, redirects and refusals', async () => {
  const home = await (await ask('/')).text();
  const asset = /\/assets\/[\w.-]+\.css/.exec(home)?.[0] ?? '';
  const rows: [method: string, path: string, status: number, kind: ResponseKind][] = [
    ['GET', asset, 200, 'asset'],
    ['GET', /\/assets\/[\w-]+\.webp/.exec(home)?.[0] ?? '', 200, 'asset'],
    ['GET', '/favicon.svg', 200, 'file'],
    ['GET', /\/audio\/[^"]+\?v=\w+/.exec(home)?.[0] ?? '', 200, 'asset'],
    ['GET', '/audio/nope.mp3', 404, 'message'],
    ['GET', '/%66avicon.svg', 404, 'message'],
    ['POST', '/favicon.svg', 405, 'message'],
    ['GET', '/fr/', 308, 'message'],
    ['GET', '/nope', 307, 'message'],
    ['GET', '/nope.js', 404, 'message'],
    ['GET', '/og/de/nope.png', 404, 'message'],
    ['GET', '/RSC/R/fr.txt', 404, 'message'],
    ['PUT', '/fr', 405, 'message'],
    ['PUT', '/contact', 405, 'contact'],
    ['PUT', '/og/de/landing.png', 405, 'message'],
    ['GET', '/healthz', 200, 'message'],
    ['GET', '/counts', 405, 'message'],
    ['GET', '/violations', 405, 'message'],
  ];
  for (const path of ['/sitemap.xml', '/fr/llms.txt', '/.well-known/security.txt']) {
    expectHeaders(await ask(path), 200, 'message', anHour);
  }
  for (const [method, path, status, kind] of rows) {
    expectHeaders(await ask(path, { method }), status, kind);
  }
  // Without its version, the URL may stand for another file tomorrow.
  expectHeaders(await ask(recordingPath), 200, 'asset', aDay);
});

test('cards', async () => {
  const page = await (await ask('/de')).text();
  const [, image = ''] = /<meta property="og:image" content="([^"]+)"/.exec(page) ?? [];
  const { pathname, search } = new URL(image);
  expect(pathname).toBe(cardPath('de', 'landing'));
  expect(search).toMatch(/^\?v=\w+$/);
  expectHeaders(await ask(pathname), 200, 'card', aDay);
  expectHeaders(await ask(pathname + search), 200, 'card', aDay);
});

test('what is no submission of ours', async () => {
  const form = [...(await readForm(url, contactPath)), ...Object.entries(person)] as const;
  const foreign = { headers: { Origin: 'https://evil.example' } };
  const post = (path: string, type: string, size = 1) =>
    ask(path, {
      method: 'POST',
      body: 'x'.repeat(size),
      headers: { Origin: url, 'Content-Type': type },
    });
  for (const [path, kind] of [
    [contactPath, 'contact'],
    [calledPath(), 'message'],
  ] as const) {
    expectHeaders(await postDocument(url, path, form, foreign), 403, kind);
    expectHeaders(await post(path, 'multipart/form-data; boundary=x'), 400, kind);
    expectHeaders(await post(path, 'multipart/form-data; boundary=x', 33 * 1024), 413, kind);
    expectHeaders(await post(path, 'application/json'), 415, kind);
    expectHeaders(await post(path, 'application/x-www-form-urlencoded'), 415, kind);
  }
});

test('the sixth lead of a minute is refused at once, with the values kept', async () => {
  const address = newAddress();
  const form = [...(await readForm(url, contactPath)), ...Object.entries(person)] as const;
  // The same form is the same lead each time. Eleven are one too many even if a minute ends meanwhile.
  const refused = async (send: () => Promise<Response>) => {
    const answers = await Promise.all(Array.from({ length: 11 }, send));
    const answer = answers.find(({ status }) => status === 429) ?? Response.error();
    expect(answer.headers.get('Retry-After')).toBe('60');
    return answer;
  };
  const posted = await refused(() => postDocument(url, contactPath, form, { address }));
  expectHeaders(posted, 429, 'contact');
  const html = await posted.text();
  expect(html).toContain(words('en', 'contact.error.sending'));
  expect(html).toContain(`value="${person.email}"`);
  const called = await refused(() => callAction(url, form, { address }));
  expectHeaders(called, 429, 'message');
  expect(await called.text()).toBe(words('en', 'contact.error.sending'));
});
