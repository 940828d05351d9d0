import type { MiddlewareHandler } from 'hono';
import { countStuck, type Stuck } from '../leads/lead-store.ts';
import { logError } from '../log.ts';
import { unfitSecrets } from '../secret.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { isSafeMethod } from './safe-method.ts';

type StoreHealth = { store: 'failing' } | ({ store: 'ready' } & Stuck);

/**
 * Answers `/healthz` for monitors: which build is running, whether the lead store answers and is
 * migrated, how many of its leads are waiting for a person, and the names of the secrets that are
 * missing or unfit. 503 if there is such a secret, or if the store does not answer within 5 s.
 */
export function answerHealth(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    if (c.var.path !== '/healthz' || !isSafeMethod(c.req.method)) return next();
    const build = import.meta.env.WAKU_BUILD_ID;
    const health = await storeHealth(c.env.DB);
    const unfit = unfitSecrets(c.env);
    const isWell = health.store === 'ready' && unfit.length === 0;
    return c.json({ build, ...health, unfitSecrets: unfit }, isWell ? 200 : 503);
  };
}

async function storeHealth(store: D1Database): Promise<StoreHealth> {
  try {
    return { store: 'ready', ...(await countStuck(store)) };
  } catch (error) {
    logError('store-failing', error);
    return { store: 'failing' };
  }
}
