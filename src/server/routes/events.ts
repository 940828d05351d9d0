import type { Context } from 'hono';
import * as v from 'valibot';
import { findAffiliate } from '../../contact/affiliates.ts';
import { bookingPlaces, bookingPlans } from '../../facts/booking.ts';
import { findRoute, type Route } from '../../facts/pages.ts';
import { commitmentMonths } from '../../prices/commitment-price.ts';
import { trackEvent } from '../../runtime/analytics.ts';
import { logEvent } from '../../runtime/log.ts';
import { countryOf, isHuman } from '../count-view.ts';
import type { HonoEnv } from '../hono-env.ts';

const pageSchema = {
  path: v.pipe(v.string(), v.transform(findRoute), v.custom<Route>(Boolean)),
  affiliate: v.pipe(
    v.string(),
    v.check((code) => code === '' || findAffiliate(code) !== undefined),
  ),
};

/** Accepts only our own vocabulary; other input is rejected. */
const reportSchema = v.variant('event', [
  // A prefetched page, not counted as a view when it was sent.
  v.strictObject({ event: v.literal('view'), ...pageSchema }),
  v.strictObject({
    event: v.literal('booking'),
    ...pageSchema,
    place: v.picklist(bookingPlaces),
    plan: v.picklist(['', ...bookingPlans]),
    months: v.picklist(['', ...commitmentMonths.map(String)]),
  }),
  v.strictObject({ event: v.literal('script-error'), ...pageSchema }),
]);

/** Handles reports by `navigator.sendBeacon`. 415 for another type, 400 for invalid content. */
export async function events(c: Context<HonoEnv>): Promise<Response> {
  const type = c.req.header('Content-Type') ?? '';
  if (!/^application\/x-www-form-urlencoded(;|$)/i.test(type)) {
    return c.text('415 Unsupported Media Type', 415);
  }
  const entries = [...new URLSearchParams(await c.req.text())];
  const fields = Object.fromEntries(entries);
  const { success, output } = v.safeParse(reportSchema, fields);
  if (!success || Object.keys(fields).length !== entries.length) {
    return c.text('400 Bad Request', 400);
  }
  const { event, path, ...details } = output;
  const { page, locale } = path;
  if (event === 'script-error') logEvent(event, { page, locale });
  else if (isHuman(c.req.raw)) {
    trackEvent(c.env, { event, page, locale, ...details, country: countryOf(c.req.raw) });
  }
  return c.body(null, 204);
}
