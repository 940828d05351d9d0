import type { MiddlewareHandler } from 'hono';
import { cachePages } from './cache-pages.ts';
import { routeRequests } from './route-requests.ts';

/** What every request passes, from the outside in. Waku renders what is left. */
export const middleware: (() => MiddlewareHandler)[] = [routeRequests, cachePages];
