import type { MiddlewareHandler } from 'hono';
import { probeStore } from '../contact/lead-store.ts';
import { requestPath } from './request-path.ts';

type StoreState = 'ready' | 'failing' | 'absent';

/**
 * Answers `/healthz` for monitors: which build runs, and whether the store of
 * leads answers, migrated. 503 where it does not, or not within 5 s.
 */
export function answerHealth(): MiddlewareHandler<{ Bindings: { DB?: D1Database } }> {
  return async (c, next) => {
    if (requestPath(c.req.raw) !== '/healthz' || !/^(GET|HEAD)$/.test(c.req.method)) return next();
    const store = await storeState(c.env?.DB);
    const build = import.meta.env.WAKU_BUILD_ID;
    return c.json({ build, store }, store === 'failing' ? 503 : 200);
  };
}

async function storeState(store: D1Database | undefined): Promise<StoreState> {
  if (!store) return 'absent';
  try {
    await probeStore(store);
    return 'ready';
  } catch {
    return 'failing';
  }
}
