import { expect, it } from 'vitest';
import { errorPolicy, headers, hydratedPolicy } from '#src/server/headers.ts';

// Written out: a header that changes here changes for every visitor.

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
  `${pagePolicy("'self' 'inline-speculation-rules'")}; ` +
  "require-trusted-types-for 'script'; trusted-types 'none'";

const everyPage = {
  ...everywhere,
  'X-Robots-Tag': 'max-image-preview:large',
};

const page = {
  ...everyPage,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': contentPolicy,
  Vary: 'Accept-Encoding',
};

it('every kind of response has exactly these headers', () => {
  expect(headers).toEqual({
    page,
    pageWithAudio: {
      ...page,
      'Content-Security-Policy': `${contentPolicy}; media-src 'self'`,
    },
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

it('the error page loads fonts and pictures, runs nothing, and sends a form to us only', () => {
  expect(errorPolicy('aGFzaA==')).toBe(
    plainPolicy.replace("form-action 'none'", "form-action 'self'") +
      "; font-src 'self'; img-src 'self'; style-src 'sha256-aGFzaA=='",
  );
});
