import { getContext, tryGetContext } from 'hono/context-storage';
import { getEnv } from 'waku/server';
import type { LeadMessage } from './contact/delivery.ts';
import type { Outcome } from './contact/outcome.ts';

/** The worker's variables and secrets (wrangler.jsonc): strings. */
export type Variables = {
  SITE_URL: string;
  BOOKING_URL: string;
  LEADS_WEBHOOK_URL: string;
  LEADS_WEBHOOK_SECRET: string;
  FORM_TOKEN_SECRET: string;
};

/** All that wrangler.jsonc binds to the worker. */
export type Environment = Variables & {
  ASSETS: Fetcher;
  DB: D1Database;
  QUEUE: Queue<LeadMessage>;
  RATE_LIMIT: RateLimit;
};

/** What Hono carries with a request. */
export type RequestEnvironment = {
  Bindings: Environment;
  Variables: {
    /** The body of a submission that passed the guards. */
    form: FormData;
    /** How a submission without JavaScript ended: what its page shows. */
    outcome: Outcome;
  };
};

/**
 * A binding or variable of the running worker: from the request in hand, or, in
 * development, where requests do not pass the edge, from Waku.
 */
export function environment<Name extends keyof Environment>(name: Name): Environment[Name] {
  const context = tryGetContext<RequestEnvironment>();
  return context?.env[name] ?? (getEnv(name) as unknown as Environment[Name]);
}

/** The request being handled, with its bindings. Throws outside of a request. */
export function currentRequest() {
  return getContext<RequestEnvironment>();
}

/** How the submission that this page answers ended, where it answers one. */
export function currentOutcome(): Outcome | undefined {
  return tryGetContext<RequestEnvironment>()?.get('outcome');
}
