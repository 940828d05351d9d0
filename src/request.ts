import { getContext, tryGetContext } from 'hono/context-storage';
import { getEnv } from 'waku/server';

/** The worker's variables and secrets (wrangler.jsonc): strings. */
export type Variables = {
  SITE_URL: string;
  BOOKING_URL: string;
  LEADS_WEBHOOK_URL: string;
  /** Signs what is posted; needed where `LEADS_WEBHOOK_URL` is set. */
  LEADS_WEBHOOK_SECRET?: string;
  /** The address at which the owner is told of leads by mail; nobody is told if it is empty. */
  LEADS_NOTIFY: string;
  /** `off` keeps search engines out: for a preview with sample values. */
  INDEXING?: string;
  /** `off` keeps no answer in memory, for measuring. */
  PAGE_CACHE?: string;
};

/** All that wrangler.jsonc binds to the worker. */
export type Environment = Variables & {
  ASSETS: Fetcher;
  DB: D1Database;
  /** Sends what `LEADS_NOTIFY` asks for. */
  MAIL: SendEmail;
  /** Counts leads per address, and submissions of any kind per network. */
  RATE_LIMIT: RateLimit;
  RATE_LIMIT_NETWORK: RateLimit;
};

/** What a request brings to its rendering. */
export type RequestContext = {
  Bindings: Environment;
  Variables: {
    /** What scripts of this answer need; content pages have none. */
    nonce?: string;
  };
};

/**
 * A binding or variable of the running worker: from the request in hand, or from
 * Waku if it did not pass the edge, as in development.
 */
export function environment<Name extends keyof Environment>(name: Name): Environment[Name] {
  const context = tryGetContext<RequestContext>();
  return context?.env[name] ?? (getEnv(name) as unknown as Environment[Name]);
}

/** The request being handled, with its bindings. Throws outside of a request. */
export function currentRequest() {
  return getContext<RequestContext>();
}

/** The nonce that scripts of this answer need; content pages have none. */
export function scriptNonce(): string | undefined {
  return tryGetContext<RequestContext>()?.var.nonce;
}
