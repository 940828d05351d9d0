import type { Context, Next } from 'hono';

type Directives = Readonly<Record<string, string>>;

const denyAll = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
} as const satisfies Directives;

const pagePolicy = {
  ...denyAll,
  // The form.
  'connect-src': "'self'",
  'font-src': "'self'",
  'form-action': "'self'",
  'img-src': "'self'",
  'script-src': "'self' 'inline-speculation-rules'",
  'style-src': "'self'",
} as const satisfies Directives;

/**
 * Content pages also forbid markup from strings. Hydrated pages cannot. If an extension changed the
 * page before hydration, React renders it again, and creates its JSON-LD script with `innerHTML`.
 */
const contentPolicy = {
  ...pagePolicy,
  // The recording: loaded whole by the script, else played from its file.
  'media-src': "'self' blob:",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
} as const satisfies Directives;

const everywhere = {
  'Content-Security-Policy': contentSecurityPolicy(denyAll),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // Features with a permission prompt. The others need no entry, since pages embed nothing and load
  // no third-party script.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Two years.
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
} as const;

const everyPage = {
  ...everywhere,
  // Snippet rules for search engines; `defaultHeaders` replaces them on other hosts.
  'X-Robots-Tag': 'max-image-preview:large',
} as const;

/**
 * Headers by kind of response. Cloudflare serves files without the worker, so `public/_headers` repeats
 * `file` and `asset`; `npx vitest run -u` writes it.
 */
export const headers = {
  /** A page without the framework's scripts, which loads one script of our own. */
  page: {
    ...everyPage,
    'Cache-Control': 'public, max-age=0, must-revalidate',
    'Content-Security-Policy': contentSecurityPolicy(contentPolicy),
    Vary: 'Accept-Encoding',
  },
  /** A page that React hydrates, rendered for one visitor; `hydratedPolicy` is its policy. */
  hydratedPage: {
    ...everyPage,
    'Cache-Control': 'private, no-store',
  },
  card: {
    ...everywhere,
    'Cache-Control': 'public, max-age=86400',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  },
  /** A file with a content hash in its URL. */
  asset: {
    ...everywhere,
    'Cache-Control': 'public, max-age=31536000, immutable',
  },
  file: {
    ...everywhere,
    'Cache-Control': 'public, max-age=86400',
  },
  /** A text for programs: robots.txt and the sitemap. */
  text: {
    ...everywhere,
    'Cache-Control': 'public, max-age=3600',
    Vary: 'Accept-Encoding',
  },
  /** Everything else: redirects, errors, flight data. */
  plain: {
    ...everywhere,
    'Cache-Control': 'no-store',
  },
} as const satisfies Record<string, Directives>;

export type ResponseKind = keyof typeof headers;

/**
 * Middleware that adds the headers of a plain response where a handler has set none, and `noindex` on
 * any host but that of `SITE_URL`. In development, Vite and React need inline code, so there is no
 * policy.
 */
export async function defaultHeaders(c: Context<{ Bindings: Env }>, next: Next): Promise<void> {
  await next();
  for (const [name, value] of Object.entries(headers.plain)) {
    if (import.meta.env.DEV && name === 'Content-Security-Policy') continue;
    if (!c.res.headers.has(name)) c.res.headers.set(name, value);
  }
  const isIndexable = new URL(c.req.url).host === URL.parse(c.env.SITE_URL)?.host;
  if (!isIndexable) c.res.headers.set('X-Robots-Tag', 'noindex');
}

/** Returns the policy of a hydrated page's response, whose scripts need the nonce. */
export function hydratedPolicy(nonce: string): string {
  return contentSecurityPolicy({
    ...pagePolicy,
    'script-src': `'nonce-${nonce}' 'strict-dynamic'`,
  });
}

/** Returns the policy of the error page; `hash` is the base64 SHA-256 of its embedded styles. */
export function errorPolicy(hash: string): string {
  return contentSecurityPolicy({
    ...denyAll,
    'img-src': "'self'",
    'style-src': `'sha256-${hash}'`,
  });
}

function contentSecurityPolicy(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, value]) => `${name} ${value}`)
    .join('; ');
}
