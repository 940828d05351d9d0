import { unstable_getRequest as getRequest } from 'waku/router/server';
import type { PostedForm } from './contact/form-result.ts';

/** What a rendering and the action know of the request, beside the URL. */
export type RequestContext = {
  env: Env;
  executionCtx: Pick<ExecutionContext, 'waitUntil'>;
  /** The visitor's IP address, for rate limits. */
  address: string | undefined;
  /** The nonce of this response's scripts, on hydrated pages only. */
  nonce?: string | undefined;
  /** The posted document that this page responds to. */
  posted?: PostedForm | undefined;
};

/**
 * Contexts by the request that Waku handles. An `AsyncLocalStorage` would leak, since workerd
 * never frees a store from which the response is reachable.
 */
const contexts = new WeakMap<Request, RequestContext>();

/** Stores the context of a request. Waku must then get this very `Request`. */
export function setRequestContext(request: Request, context: RequestContext): void {
  contexts.set(request, context);
}

/** Returns the context of the request that Waku renders or whose action it calls; throws elsewhere. */
export function requestContext(): RequestContext {
  const context = contexts.get(getRequest());
  if (!context) throw new Error('`requestContext` was called outside a request');
  return context;
}
