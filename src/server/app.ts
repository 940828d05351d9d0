import type { MiddlewareHandler } from 'hono';
import { submitLead } from '../contact/submit-lead.ts';
import { answerHealth } from './answer-health.ts';
import { carryReferral } from './carry-referral.ts';
import { countViews } from './count-views.ts';
import { createNonce } from './create-nonce.ts';
import { filterQuery } from './filter-query.ts';
import { finishRendering } from './finish-rendering.ts';
import { limitBody } from './limit-body.ts';
import { limitBodyTime } from './limit-body-time.ts';
import { limitUrl } from './limit-url.ts';
import { noindex } from './noindex.ts';
import { serveRecording } from './recording/serve-recording.ts';
import { reportErrors } from './report-errors.ts';
import { resolveRoute } from './resolve-route.ts';
import { responseCache } from './response-cache.ts';
import { routeRequests } from './route-requests.ts';
import { serveCards } from './serve-cards.ts';
import { serveTexts } from './serve-texts.ts';
import { setHeaders } from './set-headers.ts';
import { stripScripts } from './strip-scripts.ts';
import { acceptDocuments } from './submissions/accept-documents.ts';
import { actionId, actionPath } from './submissions/action-protocol.ts';
import { csrf } from './submissions/csrf.ts';
import { limitSubmissions } from './submissions/limit-submissions.ts';
import { logRefusals } from './submissions/log-refusals.ts';
import { requireSubmission } from './submissions/require-submission.ts';
import { takeCounts } from './take-counts.ts';
import { takeViolations } from './take-violations.ts';

/** What a request passes, from the outside in. Waku renders what none of it answers. */
export function middleware(): MiddlewareHandler[] {
  // Hot reload needs Waku's pages as they are, with their scripts and its own view of errors.
  const built = !import.meta.env.DEV;
  const handlers = [
    // Outside of the cache: the same cached response serves all hosts.
    built && noindex(),
    limitUrl(),
    // All that follow ask what the request is for.
    resolveRoute(),
    // Outside of whatever replaces the request by one without its headers.
    countViews(),
    // Before the query is read.
    filterQuery(),
    // Outside of the cache: rewrites the page that all visitors get. In development all pages
    // hydrate, and React would report links that it did not write.
    built && carryReferral(),
    built && responseCache(),
    // Inside the cache, so that cached responses have these headers; outside of whatever else may
    // respond.
    setHeaders({ hotReload: !built }),
    // Outside of everything that may fail; inside `setHeaders`, since its page sets its own policy.
    built && reportErrors(),
    // The last to touch a page before it is cached.
    built && stripScripts(),
    // Inside `setHeaders`: a response that has this policy does not get that of the table.
    createNonce(),
    // Inside of what rewrites or replaces the page: if a visitor leaves, only that work ends.
    built && finishRendering(),
    // Before the routes, since monitors do not ask for a page.
    answerHealth(),
    // Before anything reads a body.
    limitBodyTime(),
    limitBody(),
    // Refuses what has no target.
    routeRequests(actionPath(actionId(submitLead))),
    // What pages report: below this, every POST is a submission.
    takeCounts(),
    takeViolations(),
    // From here to `acceptDocuments`: submissions only, the cheapest check first.
    onPost(logRefusals()),
    onPost(csrf()),
    onPost(requireSubmission()),
    onPost(limitSubmissions()),
    onPost(acceptDocuments()),
    // What the worker answers without the framework.
    serveRecording(),
    serveTexts(),
    serveCards(),
  ];
  return handlers.filter((handler) => handler !== false);
}

function onPost(guard: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.method === 'POST' ? guard(c, next) : next());
}
