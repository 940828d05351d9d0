import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultHeaders, errorPolicy, headers, hydratedPolicy } from '#src/server/headers.ts';
import type { HonoEnv } from '#src/server/types.ts';

const plainPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const pagePolicy = (scripts: string) =>
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "connect-src 'self'; font-src 'self'; img-src 'self'; " +
  `script-src ${scripts}; style-src 'self'`;

it('a content page runs our own script, and no markup from strings', () => {
  expect(headers.page['Content-Security-Policy']).toBe(
    `${pagePolicy("'self' 'inline-speculation-rules'")}; media-src 'self' blob:; ` +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
});

it('a hydrated page runs the scripts that carry its nonce and those that they load, and lets React use innerHTML', () => {
  expect(hydratedPolicy('bm9uY2U=')).toBe(pagePolicy("'nonce-bm9uY2U=' 'strict-dynamic'"));
});

it('the error page loads the favicon only, and runs nothing', () => {
  expect(errorPolicy('aGFzaA==')).toBe(
    `${plainPolicy}; img-src 'self'; style-src 'sha256-aGFzaA=='`,
  );
});

it('a page for one visitor is stored nowhere, and only a file with a hash for good', () => {
  expect(headers.hydratedPage['Cache-Control']).toBe('private, no-store');
  const lasting = Object.entries(headers).filter(([, set]) =>
    set['Cache-Control'].includes('immutable'),
  );
  expect(lasting.map(([kind]) => kind)).toEqual(['asset']);
});

it('files that Cloudflare serves get the same headers; `vitest run -u` writes their file', async () => {
  const own = (set: Record<string, string>) =>
    Object.entries(set)
      .filter(([name, value]) =>
        Object.entries(headers.file).every((pair) => pair.join() !== `${name},${value}`),
      )
      .flatMap(([name, value]) => [`  ! ${name}`, `  ${name}: ${value}`]);
  const lines = [
    ...['/*', ...Object.entries(headers.file).map(([name, value]) => `  ${name}: ${value}`)],
    ...['/assets/*', ...own(headers.asset)],
    ...['/card.png', ...own(headers.card), ''],
  ];
  await expect(lines.join('\n')).toMatchFileSnapshot('../../../public/_headers');
});

const app = new Hono<HonoEnv>()
  .use(defaultHeaders)
  .get('/own', (c) => c.text('', 200, { 'Cache-Control': 'own' }))
  .get('/missing', (c) => c.notFound());

it.each([
  ['/own', 'own'],
  ['/missing', 'no-store'],
])(
  'a handler’s own headers stay, the others are those of a plain response: %s',
  async (path, cacheControl) => {
    const response = await app.request(path, {}, { SITE_URL: 'http://localhost' });
    const expected = { ...headers.plain, 'Cache-Control': cacheControl };
    expect(Object.fromEntries(response.headers)).toMatchObject(lowerCased(expected));
  },
);

const lowerCased = (names: Record<string, string>) =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name.toLowerCase(), value]));

it('sets no policy in development, where Vite needs inline code', async () => {
  vi.stubEnv('DEV', true);
  onTestFinished(() => void vi.unstubAllEnvs());
  const response = await app.request('/own', {}, {});
  expect(response.headers.has('Content-Security-Policy')).toBe(false);
  expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
});
