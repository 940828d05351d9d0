import type { MiddlewareHandler } from 'hono';
import { contextStorage } from 'hono/context-storage';
import { answerHealth } from './answer-health.ts';
import { cachePages } from './cache-pages.ts';
import { createNonce } from './create-nonce.ts';
import { reportErrors } from './report-errors.ts';
import { routeRequests } from './route-requests.ts';
import { setHeaders } from './set-headers.ts';

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: (() => MiddlewareHandler)[] = [
  cachePages,
  setHeaders,
  reportErrors,
  answerHealth,
  routeRequests,
  contextStorage,
  createNonce,
];
