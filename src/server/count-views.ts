import type { MiddlewareHandler } from 'hono';
import { findAffiliate, readCode } from '../contact/affiliates.ts';
import { count } from '../runtime/count.ts';
import type { Environment } from '../runtime/request.ts';
import type { Route } from '../site/pages.ts';
import type { RequestEnvironment } from './request-environment.ts';

/** What the programs call themselves that fetch pages for nobody who reads them now. */
const robot =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|uptime|scrap|archive|google(other|-)|https?:/i;

/**
 * Whether a request may be counted: it comes from a browser, and does not object by Global Privacy
 * Control or Do Not Track. What the browser calls itself is not stored.
 */
export function mayBeCounted({ headers }: Request): boolean {
  if (headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1') return false;
  const agent = headers.get('User-Agent') ?? '';
  return agent.startsWith('Mozilla/') && !robot.test(agent);
}

/** The country from which a request came, as Cloudflare knows it: `FR`. */
export function countryOf(request: Request): string {
  const { country } = (request.cf ?? {}) as { country?: unknown };
  return typeof country === 'string' ? country : '';
}

/**
 * Counts a request for a page as a view of it, unless a robot, a script or a prefetch asks.
 * `code` is that of the affiliate in the page's address, if there is one. Runs for every response
 * from memory, so it first asks what is cheap.
 */
export function countView(
  request: Request,
  env: Pick<Environment, 'ANALYTICS'>,
  route: Route | undefined,
  code = '',
): void {
  if (!route || request.method !== 'GET') return;
  const { headers } = request;
  // Old browsers do not say what a page is for.
  if ((headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document') return;
  if (headers.has('Sec-Purpose') || headers.has('Purpose') || !mayBeCounted(request)) return;
  const { page, locale } = route;
  const referrer = referrerOf(request);
  count(env, {
    event: 'view',
    page,
    locale,
    affiliate: code,
    referrer,
    country: countryOf(request),
  });
}

/** The host of another site whose link led here, as the URL standard writes it. */
function referrerOf({ headers, url }: Request): string {
  const referrer = headers.get('Referer');
  // Mostly there is none, or it is a page of ours: to parse it costs as much as the response.
  if (!referrer || hostOf(referrer) === hostOf(url)) return '';
  const { protocol = '', hostname = '' } = URL.parse(referrer) ?? {};
  return /^https?:$/.test(protocol) ? hostname.slice(0, 100) : '';
}

function hostOf(url: string): string | undefined {
  return url.split('/', 3)[2];
}

/** Counts the pages that are answered by the rest of the middleware. */
export function countViews(): MiddlewareHandler<RequestEnvironment> {
  return async (c, next) => {
    const request = c.req.raw;
    await next();
    const { status } = c.res;
    if (status !== 200 && status !== 304) return;
    const { searchParams } = new URL(request.url);
    const affiliate = c.var.route && findAffiliate(readCode(searchParams));
    countView(request, c.env, c.var.route, affiliate?.code);
  };
}
