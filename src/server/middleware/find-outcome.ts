import type { MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { lookUpAffiliate, readCode } from '../../contact/affiliates.ts';
import { sentParameter } from '../../facts/constants.ts';
import { findLead } from '../../leads/lead-store.ts';
import { logError } from '../../runtime/log.ts';
import type { HonoEnv } from '../hono-env.ts';

const uuid = v.pipe(v.string(), v.uuid());

/**
 * Middleware that finds the affiliate and the stored lead that a contact page's URL names, before the
 * page is rendered. It reads the database only for a well-formed id and a known affiliate. A failed
 * read is an error on the page, since an empty form would deny a lead that may be stored.
 */
export function findOutcome(): MiddlewareHandler<HonoEnv> {
  return async (c, next) => {
    const query = new URL(c.req.url).searchParams;
    const affiliate = await lookUpAffiliate(readCode(query));
    c.set('affiliate', affiliate);
    const id = query.get(sentParameter);
    if (!c.var.refusal && typeof affiliate === 'object' && v.is(uuid, id)) {
      try {
        const lead = await findLead(c.env.DB, id);
        if (lead?.affiliate === affiliate.code) c.set('lead', lead);
      } catch (error) {
        logError('sent-lead-not-read', error);
        c.set('affiliate', 'failed');
      }
    }
    return next();
  };
}
