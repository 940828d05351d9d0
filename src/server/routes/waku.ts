import type { Handler } from 'hono';
import { withContext } from '../../runtime/request.ts';
import type { HonoEnv } from '../hono-env.ts';

/** The `fetch` of Waku's Cloudflare adapter. */
export type WakuFetch = (
  request: Request,
  env: Env,
  context: ExecutionContext,
) => Response | Promise<Response>;

/** Creates the handler in which Waku renders a page or runs the action. */
export function renderBy(waku: WakuFetch): Handler<HonoEnv> {
  return async (c) => {
    const { env, executionCtx } = c;
    const address = c.req.header('CF-Connecting-IP');
    const context = { env, executionCtx, address, ...c.var };
    const response = await withContext(c.req.raw, context, (request) =>
      waku(request, env, executionCtx as ExecutionContext),
    );
    // Waku logs the error and answers 500. In development its own text helps.
    if (response.status !== 500 || import.meta.env.DEV) return response;
    await response.body?.cancel();
    throw new Error('Waku answered 500');
  };
}
