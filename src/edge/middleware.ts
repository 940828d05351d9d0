import type { MiddlewareHandler } from 'hono';
import { cachePages } from './cache-pages.ts';
import { keepOutRobots } from './keep-out-robots.ts';
import { routeRequests } from './route-requests.ts';
import { serveCards } from './serve-cards.ts';
import { serveTexts } from './serve-texts.ts';

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: (() => MiddlewareHandler)[] = [
  keepOutRobots,
  routeRequests,
  serveTexts,
  () => serveCards(),
  cachePages,
];
