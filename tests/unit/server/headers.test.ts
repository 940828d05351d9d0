import { Hono } from 'hono';
import { expect, it, onTestFinished, vi } from 'vitest';
import { defaultHeaders, errorPolicy, headers, hydratedPolicy } from '#src/server/headers.ts';
import type { HonoEnv } from '#src/server/hono-env.ts';

// Written out, since a header that changes here changes for every visitor.

const plainPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

const everywhere = {
  'Content-Security-Policy': plainPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
};

const pagePolicy = (scripts: string) =>
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; " +
  "object-src 'none'; connect-src 'self'; font-src 'self'; img-src 'self'; " +
  `script-src ${scripts}; style-src 'self'`;

const contentPolicy =
  `${pagePolicy("'self' 'inline-speculation-rules'")}; media-src 'self' blob:; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const everyPage = { ...everywhere, 'X-Robots-Tag': 'max-image-preview:large' };

const page = {
  ...everyPage,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': contentPolicy,
  Vary: 'Accept-Encoding',
};

it('every kind of response has exactly these headers', () => {
  expect(headers).toEqual({
    page,
    hydratedPage: { ...everyPage, 'Cache-Control': 'private, no-store' },
    card: {
      ...everywhere,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    },
    asset: { ...everywhere, 'Cache-Control': 'public, max-age=31536000, immutable' },
    file: { ...everywhere, 'Cache-Control': 'public, max-age=86400' },
    text: { ...everywhere, 'Cache-Control': 'public, max-age=3600', Vary: 'Accept-Encoding' },
    plain: { ...everywhere, 'Cache-Control': 'no-store' },
  });
});

it('a hydrated page runs the scripts that carry its nonce and those that they load, and lets React use innerHTML', () => {
  expect(hydratedPolicy('bm9uY2U=')).toBe(pagePolicy("'nonce-bm9uY2U=' 'strict-dynamic'"));
});

it('the error page loads the favicon only, and runs nothing', () => {
  expect(errorPolicy('aGFzaA==')).toBe(
    `${plainPolicy}; img-src 'self'; style-src 'sha256-aGFzaA=='`,
  );
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
  async (path, own) => {
    const response = await app.request(path, {}, { SITE_URL: 'http://localhost' });
    const expected = { ...headers.plain, 'Cache-Control': own };
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
