import type { MiddlewareHandler } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { actionIds } from '../contact/action-ids.ts';
import { answerHealth } from './answer-health.ts';
import { createNonce } from './create-nonce.ts';
import { findTarget } from './find-target.ts';
import { finishRendering } from './finish-rendering.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepOutRobots } from './keep-out-robots.ts';
import { limitBody } from './limit-body.ts';
import { reportErrors } from './report-errors.ts';
import { routeRequests } from './route-requests.ts';
import { serveSample } from './sample/serve-sample.ts';
import { serveCards } from './serve-cards.ts';
import { serveTexts } from './serve-texts.ts';
import { setHeaders } from './set-headers.ts';
import { stripFramework } from './strip-framework.ts';
import { limitSubmissions } from './submissions/limit-submissions.ts';
import { logRefusals } from './submissions/log-refusals.ts';
import { refuseForeignOrigins } from './submissions/refuse-foreign-origins.ts';
import { requireSubmission } from './submissions/require-submission.ts';

/** What a request passes, from the outside in. Waku renders what none of it answers. */
export function middleware(): MiddlewareHandler[] {
  // Hot reload needs Waku's pages as they are, with their scripts and its own view of errors.
  const built = !import.meta.env.DEV;
  const handlers = [
    // First: all others ask what the request is for.
    findTarget(),
    // Before anything that reads the request without being handed it.
    contextStorage(),
    // Outside `keepAnswers`: the same kept answer serves all hosts.
    built && keepOutRobots(),
    // Outside of everything that makes answers; inside of what differs by host.
    built && keepAnswers(),
    // Inside `keepAnswers`, so that kept answers have these headers; outside of whatever else may
    // answer.
    setHeaders({ hotReload: !built }),
    // Outside of everything that may fail; inside `setHeaders`, since its page sets its own policy.
    built && reportErrors(),
    // The last to touch a page before it is kept.
    built && stripFramework(),
    // Inside `setHeaders`: an answer that has this policy does not get that of the table.
    createNonce(),
    // Inside of what rewrites or replaces the page: if a visitor leaves, only that work ends.
    built && finishRendering(),
    // Before the routes, since monitors do not ask for a page.
    answerHealth(),
    // Before anything reads a body.
    limitBody(),
    // Refuses what has no target: below this, every POST is a submission.
    routeRequests(actionIds),
    // From here to `limitSubmissions`: submissions only, the cheapest check first.
    onPost(logRefusals()),
    onPost(refuseForeignOrigins()),
    onPost(requireSubmission(actionIds)),
    onPost(limitSubmissions()),
    // What the worker answers without the framework.
    serveSample(),
    serveTexts(),
    serveCards(),
  ];
  return handlers.filter((handler) => handler !== false);
}

function onPost(guard: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.method === 'POST' ? guard(c, next) : next());
}
