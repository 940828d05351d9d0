import { beforeEach, describe, expect, it, vi } from 'vitest';
import { recommendedPlan } from '#src/facts/business.ts';
import { countColumns } from '#src/runtime/analytics.ts';
import { createFetch } from '#src/server/fetch.ts';
import { referrer } from '../../referrer.ts';
import { workerContext } from './worker-context.ts';

const origin = 'https://site.example';
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101' };
const writeDataPoint = vi.fn();
const limit = vi.fn();
const env = {
  SITE_URL: origin,
  ANALYTICS: { writeDataPoint },
  RATE_LIMIT_EVENTS: { limit },
} as unknown as Env;
const log = vi.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  vi.clearAllMocks();
  limit.mockResolvedValue({ success: true });
});

/** Returns the recorded counts, without empty columns. */
function counted() {
  return writeDataPoint.mock.calls.map(([{ blobs }]) =>
    Object.fromEntries(
      countColumns.map((name, index) => [name, blobs[index]]).filter(([, value]) => value),
    ),
  );
}

/** A worker whose framework renders every page but one. */
const worker = createFetch(({ url }) => {
  const status = url.endsWith('/about') ? 500 : 200;
  return new Response('page', { status, headers: { 'Content-Type': 'text/html' } });
});
const fetch = async (request: Request, bindings = env) =>
  worker(request, bindings, workerContext().context);

/** A request that is not counted: its name, path, headers and method. */
type Row = [string, string, HeadersInit, string?];

/** One user agent for each word that identifies robots. */
const robots = [
  ...['YandexRenderResourcesCrawler/1.0', 'Bytespider', 'Yahoo! Slurp', 'SkypeUriPreview'],
  ...['Chrome-Lighthouse', 'Google-InspectionTool/1.0', 'Monitoring', 'Uptime/1.0', 'Scrapy/2.11'],
  ...['archive.org_v2', 'GoogleOther', 'Google-Safety', 'Checker; +https://checker.example'],
];

describe('views', () => {
  const ask = async (path: string, headers: HeadersInit = {}, method = 'GET') =>
    fetch(new Request(origin + path, { method, headers: { ...browser, ...headers } }));

  it('record the page, its language, the partner’s code and the host of the referrer', async () => {
    const path = `/fr/legals?ref=${referrer.code.toLowerCase()}&x=secret`;
    const Referer = 'https://search.test:8443/?q=secret';
    await ask(path, { Referer, 'Sec-Fetch-Dest': 'document' });
    await ask('/fr/legals?ref=UNKNOWN', { Referer: `${origin}/about` });
    const view = { event: 'view', page: 'legalNotice', locale: 'fr' };
    const referred = { ...view, affiliate: referrer.code, referrer: 'search.test' };
    expect(counted()).toEqual([referred, view]);
    expect(writeDataPoint.mock.calls[0]?.[0].indexes).toEqual(['view']);
  });

  it('record the country that Cloudflare names', async () => {
    const request = new Request(origin, { headers: browser });
    await fetch(Object.assign(request, { cf: { country: 'PT', city: 'Porto' } }));
    expect(counted()).toEqual([{ event: 'view', page: 'landing', locale: 'en', country: 'PT' }]);
  });

  it('name no app as the referring site', async () => {
    await ask('/it', { Referer: 'android-app://com.example.reader/' });
    expect(counted()).toEqual([{ event: 'view', page: 'landing', locale: 'it' }]);
  });

  it.each<Row>([
    ['prefetches', '/', { 'Sec-Purpose': 'prefetch' }],
    ['older prefetches', '/', { Purpose: 'prefetch' }],
    ['requests by a script', '/', { 'Sec-Fetch-Dest': 'empty' }],
    ['robots', '/', { 'User-Agent': 'Mozilla/5.0 (compatible; Somebot/2.1; +http://bot.test/)' }],
    ['headless browsers', '/', { 'User-Agent': 'Mozilla/5.0 HeadlessChrome/142.0' }],
    ['programs', '/', { 'User-Agent': 'curl/8' }],
    ['visitors who send Global Privacy Control', '/', { 'Sec-GPC': '1' }],
    ['visitors who send Do Not Track', '/', { DNT: '1' }],
    ['HEAD requests', '/', {}, 'HEAD'],
    ['files', '/robots.txt', {}],
    ['redirects', '/nope', {}],
    ['failures', '/about', {}],
    ...robots.map(
      (name): Row => [name, '/', { 'User-Agent': `Mozilla/5.0 (compatible; ${name})` }],
    ),
  ])('do not include %s', async (_what, path, headers, method) => {
    await ask(path, headers, method);
    expect(counted()).toEqual([]);
  });

  it('are not counted without a dataset; the page still works', async () => {
    const without = { ...env, ANALYTICS: undefined } as unknown as Env;
    const request = new Request(origin, { headers: browser });
    expect((await fetch(request, without)).status).toBe(200);
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    writeDataPoint.mockImplementationOnce(() => {
      throw new Error('full');
    });
    expect((await ask('/')).status).toBe(200);
    expect(error).toHaveBeenCalledOnce();
  });

  it('include pages from memory, and pages that the browser still has', async () => {
    const { headers } = await ask('/pt');
    await ask('/pt', { 'Sec-Purpose': 'prefetch' });
    expect((await ask('/pt')).status).toBe(200);
    const returning = await ask('/pt', { 'If-None-Match': String(headers.get('ETag')) });
    expect(returning.status).toBe(304);
    const view = { event: 'view', page: 'landing', locale: 'pt' };
    expect(counted()).toEqual([view, view, view]);
  });
});

it.each([{ 'Sec-GPC': '1' }, { DNT: '1' }])('counts no lead sent with %o', async (headers) => {
  const render = vi.fn((_request: Request, { ANALYTICS }: Env) => {
    ANALYTICS.writeDataPoint({ blobs: ['lead'] });
    return new Response('page');
  });
  const request = new Request(`${origin}/contact`, { headers });
  const response = await createFetch(render)(request, env, workerContext().context);
  expect([response.status, render.mock.calls.length, counted()]).toEqual([200, 1, []]);
});

function post(path: string, type: string, body: string, headers: HeadersInit = {}) {
  const init = { method: 'POST', body, headers: { ...browser, 'Content-Type': type, ...headers } };
  return fetch(new Request(origin + path, init));
}

const own = { Origin: origin };
const form = 'application/x-www-form-urlencoded;charset=UTF-8';
const booking = {
  event: 'booking',
  path: '/de',
  affiliate: referrer.code,
  place: 'plans',
  plan: recommendedPlan.id,
  months: '6',
};
const send = (fields: Record<string, string>, headers: HeadersInit = own) =>
  post('/events', form, String(new URLSearchParams(fields)), headers);

describe('reports from pages', () => {
  it('records a click on a booking link in the columns that the queries read', async () => {
    const response = await send({ ...booking, plan: 'two' });
    expect([response.status, await response.text()]).toEqual([204, '']);
    const blobs = ['booking', 'landing', 'de', referrer.code, '', '', 'two', '6', 'plans'];
    expect(writeDataPoint.mock.calls).toEqual([[{ indexes: ['booking'], blobs }]]);
  });

  it('records a view of a prefetched page and a script error', async () => {
    expect((await send({ event: 'view', path: '/cgv', affiliate: '' })).status).toBe(204);
    expect(counted()).toEqual([{ event: 'view', page: 'terms', locale: 'en' }]);
    expect((await send({ event: 'script-error', path: '/it', affiliate: '' })).status).toBe(204);
    expect(log.mock.calls).toEqual([['{"event":"script-error","page":"landing","locale":"it"}']]);
  });

  it.each([
    ['a robot', { 'User-Agent': 'Mozilla/5.0 Xbot' }],
    ['a visitor who sends Global Privacy Control', { 'Sec-GPC': '1' }],
    ['a visitor who sends Do Not Track', { DNT: '1' }],
  ])('records nothing from %s', async (_who, headers) => {
    expect((await send(booking, { ...own, ...headers })).status).toBe(204);
    expect(counted()).toEqual([]);
  });

  it.each([
    ...[{ event: 'lead' }, { event: '' }, { path: '/nope' }, { path: '__proto__' }],
    ...[{ affiliate: "' OR 1=1" }, { affiliate: 'UNKNOWN' }, { place: 'sidebar' }],
    ...[{ plan: 'toString' }, { months: '5\n{"event":"lead-stored"}' }],
    { email: 'jane@doe.example' },
  ])('refuses unknown words: %o', async (changes) => {
    expect((await send({ ...booking, ...changes })).status).toBe(400);
    expect(counted()).toEqual([]);
    expect(log).not.toHaveBeenCalled();
  });

  it('refuses anything that is not a report', async () => {
    const body = String(new URLSearchParams(booking));
    const status = async (...args: Parameters<typeof post>) => (await post(...args)).status;
    expect(await status('/events', form, `${body}&plan=one`, own)).toBe(400);
    expect(await status('/events', 'application/json', body, own)).toBe(415);
    expect(await status('/events', 'multipart/form-data', body, own)).toBe(415);
    expect(await status('/events', form, body, {})).toBe(403);
    expect(await status('/events', form, body, { Origin: 'https://evil.test' })).toBe(403);
    expect(await status('/events', form, 'x'.repeat(33 * 1024), own)).toBe(413);
    expect(counted()).toEqual([]);
  });

  it('refuses reports beyond the rate limit', async () => {
    limit.mockResolvedValue({ success: false });
    const response = await send(booking);
    expect([response.status, response.headers.get('Retry-After')]).toEqual([429, '60']);
    expect([counted(), log.mock.calls]).toEqual([[], []]);
  });
});
