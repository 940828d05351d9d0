import type { MiddlewareHandler } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { actionIds } from '../contact/action-ids.ts';
import { cachePages } from './cache-pages.ts';
import { limitBody } from './limit-body.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { logRefusals } from './log-refusals.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { requireForm } from './require-form.ts';
import { requireKnownAction } from './require-known-action.ts';
import { routeRequests } from './route-requests.ts';

/** What a submission passes, the cheapest check first. */
const submissionGuards = [
  logRefusals,
  refuseForeignOrigins,
  requireForm,
  () => requireKnownAction(actionIds),
  limitSubmissions,
];

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: (() => MiddlewareHandler)[] = [
  contextStorage,
  limitBody,
  () => routeRequests(actionIds),
  ...submissionGuards.map((guard) => () => onPost(guard())),
  cachePages,
];

/** Only submissions are posted: `routeRequests` refuses every other POST. */
function onPost(guard: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.method === 'POST' ? guard(c, next) : next());
}
