import type { Context, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { findAffiliate } from '../contact/affiliates.ts';
import { termMonths } from '../prices/term-price.ts';
import { count } from '../runtime/count.ts';
import { logEvent } from '../runtime/log.ts';
import { bookingPlaces, bookingPlans } from '../site/booking.ts';
import { countsPath } from '../site/constants.ts';
import { findRoute, type Route } from '../site/pages.ts';
import { countryOf, mayBeCounted } from './count-views.ts';
import { admitReport } from './rate-limit.ts';
import type { RequestEnvironment } from './request-environment.ts';
import { csrf } from './submissions/csrf.ts';

const page = {
  path: v.pipe(v.string(), v.transform(findRoute), v.custom<Route>(Boolean)),
  affiliate: v.pipe(
    v.string(),
    v.check((code) => code === '' || findAffiliate(code) !== undefined),
  ),
};

/** Words of our own only: nothing else that a client writes comes further than this. */
const report = v.variant('event', [
  // Of a page that was prefetched: nobody had seen it when it was sent.
  v.strictObject({ event: v.literal('view'), ...page }),
  v.strictObject({
    event: v.literal('booking'),
    ...page,
    place: v.picklist(bookingPlaces),
    plan: v.picklist(['', ...bookingPlans]),
    months: v.picklist(['', ...termMonths.map(String)]),
  }),
  v.strictObject({ event: v.literal('script-error'), ...page }),
]);

/**
 * Takes what pages report by `navigator.sendBeacon`: a click on a booking link, a view of a
 * prefetched page, an error of a script. 403 for another site, 415 for another content type, 400
 * for anything else than the words above, 429 for more than a visitor could do.
 */
export function takeCounts(): MiddlewareHandler<RequestEnvironment> {
  const guard = csrf();
  return async (c, next) => {
    if (c.var.path !== countsPath) return next();
    return guard(c, async () => {
      c.res = await take(c);
    });
  };
}

async function take(c: Context<RequestEnvironment>): Promise<Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(type)) {
    return c.text('415 Unsupported Media Type', 415);
  }
  const entries = [...new URLSearchParams(await c.req.text())];
  const fields = Object.fromEntries(entries);
  const { success, output } = v.safeParse(report, fields);
  if (!success || Object.keys(fields).length !== entries.length) {
    return c.text('400 Bad Request', 400);
  }
  if (!mayBeCounted(c.req.raw)) return c.body(null, 204);
  const refused = await admitReport(c);
  if (refused) return refused;
  const { event, path, ...words } = output;
  const { page, locale } = path;
  if (event === 'script-error') logEvent(event, { page, locale });
  else count(c.env, { event, page, locale, ...words, country: countryOf(c.req.raw) });
  return c.body(null, 204);
}
