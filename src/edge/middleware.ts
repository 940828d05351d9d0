import type { MiddlewareHandler } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { actionIds } from '../contact/action-ids.ts';
import { answerHealth } from './answer-health.ts';
import { createNonce } from './create-nonce.ts';
import { finishPages } from './finish-pages.ts';
import { keepAnswers } from './keep-answers.ts';
import { keepOutRobots } from './keep-out-robots.ts';
import { limitBody } from './limit-body.ts';
import { limitSubmissions } from './limit-submissions.ts';
import { logRefusals } from './log-refusals.ts';
import { refuseForeignOrigins } from './refuse-foreign-origins.ts';
import { reportErrors } from './report-errors.ts';
import { requireForm } from './require-form.ts';
import { requireKnownAction } from './require-known-action.ts';
import { routeRequests } from './route-requests.ts';
import { serveCards } from './serve-cards.ts';
import { serveTexts } from './serve-texts.ts';
import { setHeaders } from './set-headers.ts';

type Chain = readonly (() => MiddlewareHandler)[];

/**
 * What the built worker adds to an answer. Not in development: hot reload needs
 * Waku's pages as they are, with their scripts and its own view of errors.
 */
export const finishers: Chain = [
  keepOutRobots,
  keepAnswers,
  setHeaders,
  reportErrors,
  finishPages,
  createNonce,
];

/** What a submission passes, the cheapest check first. */
const submissionGuards = [
  logRefusals,
  refuseForeignOrigins,
  requireForm,
  () => requireKnownAction(actionIds),
  limitSubmissions,
];

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: Chain = [
  contextStorage,
  answerHealth,
  limitBody,
  () => routeRequests(actionIds),
  ...submissionGuards.map((guard) => () => onPost(guard())),
  serveTexts,
  () => serveCards(),
];

/** Only submissions are posted: `routeRequests` refuses every other POST. */
function onPost(guard: MiddlewareHandler): MiddlewareHandler {
  return (c, next) => (c.req.method === 'POST' ? guard(c, next) : next());
}
