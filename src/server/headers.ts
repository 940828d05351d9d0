import { violationsPath } from '../site/constants.ts';
import { speculationRulesPath } from '../site/pages.ts';

/** The kinds of responses that differ in their headers. */
export type ResponseKind =
  /** A page without the framework's scripts: it loads one file of our own. */
  | 'page'
  /** Such a page with a player. */
  | 'pageWithAudio'
  /** A page on which React runs: streamed, rendered for one visitor. */
  | 'hydratedPage'
  /** A social card, which other sites show. */
  | 'card'
  /** A file whose URL holds a hash of its content. */
  | 'asset'
  /** Any other file: icons and the like. */
  | 'file'
  /** A text for programs: robots.txt, sitemap, manifests. */
  | 'text'
  /** Everything else: redirects, errors, flight data. */
  | 'plain';

type Directives = Record<string, string>;

const nothing = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
  'object-src': "'none'",
} as const satisfies Directives;

const pagePolicy = {
  ...nothing,
  // To send the form and to report counts.
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'img-src': "'self'",
  'manifest-src': "'self'",
  'require-trusted-types-for': "'script'",
  'script-src': "'self'",
  'style-src': "'self'",
  'trusted-types': "'none'",
  // By the name of `Reporting-Endpoints`, and for browsers that do not know that.
  'report-to': 'violations',
  'report-uri': violationsPath,
} as const satisfies Directives;

/** The directives that a page can violate. */
export const policyDirectives = [
  ...Object.keys(pagePolicy).filter((name) => !name.startsWith('report-')),
  'media-src',
];

const everywhere = {
  'Content-Security-Policy': contentSecurityPolicy(nothing),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // What a visitor would be asked for. The pages embed nothing, and their policy blocks other scripts.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': strictTransportSecurity(),
  'X-Content-Type-Options': 'nosniff',
} as const;

/** The headers of all pages. */
const everyPage = {
  ...everywhere,
  'Reporting-Endpoints': `violations="${violationsPath}"`,
  // What search engines may show of it; fetch.ts replaces it on other hosts.
  'X-Robots-Tag': 'max-image-preview:large',
} as const;

const page = {
  ...everyPage,
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'Content-Security-Policy': contentSecurityPolicy(pagePolicy),
  'Speculation-Rules': `"${speculationRulesPath}"`,
  Vary: 'Accept-Encoding',
} as const;

/**
 * The headers of every response. The worker sets them; the build writes those of files, which
 * Cloudflare serves without the worker, into `_headers`.
 */
export const headers: Record<ResponseKind, Readonly<Record<string, string>>> = {
  page,
  pageWithAudio: {
    ...page,
    'Content-Security-Policy': contentSecurityPolicy({ ...pagePolicy, 'media-src': "'self'" }),
  },
  // Its policy names a nonce: see `hydratedPolicy`.
  hydratedPage: {
    ...everyPage,
    'Cache-Control': 'private, no-store',
  },
  card: {
    ...everywhere,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  asset: {
    ...everywhere,
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  file: {
    ...everywhere,
    'Cache-Control': 'public, max-age=86400',
  },
  text: {
    ...everywhere,
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  },
  plain: {
    ...everywhere,
    'Cache-Control': 'no-store',
  },
};

/** Returns the policy of one response of a hydrated page, whose scripts need its nonce. */
export function hydratedPolicy(nonce: string): string {
  return contentSecurityPolicy({
    ...pagePolicy,
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
  });
}

/**
 * The policy of the error page, whose few styles are embedded in it. `hash` is their SHA-256 in
 * base64.
 */
export function errorPolicy(hash: string): string {
  return contentSecurityPolicy({
    ...nothing,
    'font-src': "'self'",
    'img-src': "'self'",
    'style-src': `'sha256-${hash}'`,
  });
}

/**
 * A policy as development needs it: Vite and React write scripts and styles into the page, evaluate
 * code and keep a WebSocket open. All else is as in production, so that a violation is seen early.
 */
export function developmentPolicy(policy: string): string {
  return policy
    .replace(/script-src [^;]+/, "script-src 'self' 'unsafe-inline' 'unsafe-eval'")
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:")
    .replace(/; (require-trusted-types-for|trusted-types) [^;]+/g, '');
}

/**
 * How long browsers reach the host by HTTPS alone: two years. With the variable `HSTS=preload` its
 * subdomains too, as browsers' preload lists ask.
 */
export function strictTransportSecurity(hsts?: string): string {
  return `max-age=63072000${hsts === 'preload' ? '; includeSubDomains; preload' : ''}`;
}

function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
