import { findAffiliate, readCode } from '../contact/affiliates.ts';
import { findRoute } from '../facts/pages.ts';
import { trackEvent } from '../runtime/analytics.ts';

/** Matches the user agents of bots and other automated clients. */
const robot =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|inspect|monitor|uptime|scrap|archive|google(other|-)|https?:/i;

/** Returns whether a person's browser sent the request. The user agent is not stored. */
export function isHuman({ headers }: Request): boolean {
  const agent = headers.get('User-Agent') ?? '';
  return agent.startsWith('Mozilla/') && !robot.test(agent);
}

/** Returns whether the visitor opts out of counting, by Global Privacy Control or Do Not Track. */
export function optsOut({ headers }: Request): boolean {
  return headers.get('Sec-GPC') === '1' || headers.get('DNT') === '1';
}

/** Returns the country code that Cloudflare determined, such as `FR`. */
export function countryOf({ cf }: Request): string {
  return String(cf?.country ?? '');
}

/** Counts a page view by a person. Runs for every cached response, so cheap checks come first. */
export function countView(request: Request, env: Pick<Env, 'ANALYTICS'>, status: number) {
  if (request.method !== 'GET' || (status !== 200 && status !== 304)) return;
  const { headers } = request;
  // Older browsers do not send this header.
  if ((headers.get('Sec-Fetch-Dest') ?? 'document') !== 'document') return;
  if (headers.has('Sec-Purpose') || headers.has('Purpose') || !isHuman(request)) return;
  const url = new URL(request.url);
  const route = findRoute(url.pathname);
  if (!route) return;
  const { page, locale } = route;
  const affiliate = findAffiliate(readCode(url.searchParams))?.code ?? '';
  const referrer = referrerOf(request, url.host);
  const country = countryOf(request);
  trackEvent(env, { event: 'view', page, locale, affiliate, referrer, country });
}

/** Returns the host of the referring site; an empty string without one or for our own. */
function referrerOf({ headers }: Request, ownHost: string): string {
  const { protocol = '', host, hostname = '' } = URL.parse(headers.get('Referer') ?? '') ?? {};
  if (host === ownHost || !/^https?:$/.test(protocol)) return '';
  return hostname.slice(0, 100);
}
