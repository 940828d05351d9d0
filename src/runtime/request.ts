import { unstable_getRequest as getRequest } from 'waku/router/server';
import type { Variables } from './variables.ts';

/** All that wrangler.jsonc binds to the worker. */
export type Environment = Variables & {
  ASSETS: Fetcher;
  DB: D1Database;
  /** Sends what `LEADS_NOTIFY` asks for. */
  MAIL: SendEmail;
  /** Counts leads per address, and submissions of any kind per network. */
  RATE_LIMIT: RateLimit;
  RATE_LIMIT_NETWORK: RateLimit;
  /** Counts what pages report of themselves, per network. */
  RATE_LIMIT_REPORTS: RateLimit;
  /** Takes the counts of views, bookings and leads; without it nothing is counted. */
  ANALYTICS?: AnalyticsEngineDataset;
};

/** What the edge hands to the rendering of a request. */
export type RequestContext = {
  env: Environment;
  executionCtx: Pick<ExecutionContext, 'waitUntil'>;
  /** What scripts of this response need; content pages have none. */
  nonce: string | undefined;
};

/**
 * The contexts by request: Waku says everywhere in a rendering which request it renders. Not an
 * `AsyncLocalStorage` of our own around the middleware: workerd never frees what such a storage holds
 * if that leads to the response.
 */
const contexts = new WeakMap<Request, RequestContext>();

/** Calls `render`, which has Waku render this very request, with what the rendering may ask for. */
export function withContext<Context extends RequestContext, Result>(
  request: Request,
  context: Context,
  render: (request: Request) => Result,
): Result {
  contexts.set(request, context);
  return render(request);
}

/** What came with the request that is being rendered. Throws outside of a rendering. */
export function currentRequest<Context extends RequestContext = RequestContext>(): Context {
  const context = contexts.get(getRequest());
  if (!context) throw new Error('The request did not pass the edge');
  return context as Context;
}

/** The nonce that scripts of this response need; content pages have none. */
export function scriptNonce(): string | undefined {
  return currentRequest().nonce;
}

/** A variable of the worker, also outside of a request: workerd puts those that are text there. */
export function environment(name: keyof Variables): string {
  return process.env[name] ?? '';
}
