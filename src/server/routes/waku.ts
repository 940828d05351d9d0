import type { Handler } from 'hono';
import { setRequestContext } from '../../runtime/request.ts';
import type { HonoEnv } from '../hono-env.ts';

/** The `fetch` of the worker, and of Waku's Cloudflare adapter within it. */
export type WorkerFetch = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>;

/** Creates the handler in which Waku renders a page or runs the action. */
export function renderBy(waku: WorkerFetch): Handler<HonoEnv> {
  return async (c) => {
    const { env, executionCtx } = c;
    const address = c.req.header('CF-Connecting-IP');
    setRequestContext(c.req.raw, { env, executionCtx, address, ...c.var });
    const response = await waku(c.req.raw, env, executionCtx as ExecutionContext);
    // Waku logs the error and answers 500. In development its own text helps.
    if (response.status !== 500 || import.meta.env.DEV) return response;
    await response.body?.cancel();
    throw new Error('Waku answered 500');
  };
}
