import type { MiddlewareHandler } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { answerHealth } from './answer-health.ts';
import { cachePages } from './cache-pages.ts';
import { createNonce } from './create-nonce.ts';
import { keepOutRobots } from './keep-out-robots.ts';
import { reportErrors } from './report-errors.ts';
import { routeRequests } from './route-requests.ts';
import { serveCards } from './serve-cards.ts';
import { serveTexts } from './serve-texts.ts';
import { setHeaders } from './set-headers.ts';

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: (() => MiddlewareHandler)[] = [
  keepOutRobots,
  cachePages,
  setHeaders,
  reportErrors,
  answerHealth,
  routeRequests,
  contextStorage,
  serveTexts,
  () => serveCards(),
  createNonce,
];
