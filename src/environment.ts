import { getEnv } from 'waku/server';

/** The worker's bindings and variables (wrangler.jsonc). */
export type Environment = {
  ASSETS: Fetcher;
  SITE_URL: string;
  BOOKING_URL: string;
  LEADS_WEBHOOK_URL: string;
};

/** A binding or variable of the running worker, set by the adapter with each request. */
export function environment<Name extends keyof Environment>(name: Name): Environment[Name] {
  return getEnv(name) as unknown as Environment[Name];
}
