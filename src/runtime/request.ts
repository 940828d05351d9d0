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

/** What the rendering of a page or the action needs to know of its request. */
export type RequestContext = {
  env: Environment;
  executionCtx: Pick<ExecutionContext, 'waitUntil'>;
  /** The visitor's address as rate limits count it. */
  address: string;
  /** The nonce that scripts of this response need; only hydrated pages have one. */
  nonce?: string;
};

/**
 * The contexts by request: during a rendering Waku tells which request it renders. An
 * `AsyncLocalStorage` of our own would leak: workerd never frees what such a storage holds if that
 * leads to the response.
 */
const contexts = new WeakMap<Request, RequestContext>();

/** Calls `render`, which has Waku render this very request, with a context for its components. */
export function withContext<Result>(
  request: Request,
  context: RequestContext,
  render: (request: Request) => Result,
): Result {
  contexts.set(request, context);
  return render(request);
}

/**
 * Returns the context of the request that is being rendered; `Context` is what its route added to
 * it. Throws outside of a rendering.
 */
export function currentRequest<Context extends RequestContext = RequestContext>(): Context {
  const context = contexts.get(getRequest());
  if (!context) throw new Error('The request did not pass the server');
  return context as Context;
}

/** Returns a variable of the worker; workerd puts them into `process.env`, for any code to read. */
export function environment(name: keyof Variables): string {
  return process.env[name] ?? '';
}
