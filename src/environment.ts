import { tryGetContext } from 'hono/context-storage';
import { getEnv } from 'waku/server';

/** The worker's bindings and variables (wrangler.jsonc). */
export type Environment = {
  ASSETS: Fetcher;
  SITE_URL: string;
  BOOKING_URL: string;
  LEADS_WEBHOOK_URL: string;
};

/**
 * A binding or variable of the running worker: from the request in hand, or, in
 * development, where requests do not pass the edge, from Waku.
 */
export function environment<Name extends keyof Environment>(name: Name): Environment[Name] {
  const context = tryGetContext<{ Bindings: Environment }>();
  return context?.env[name] ?? (getEnv(name) as unknown as Environment[Name]);
}
