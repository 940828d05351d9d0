import { environment } from '../environment.ts';

/** The absolute URL of a path: from `SITE_URL`, never from a request's Host (decisions, Brand). */
export function siteUrl(path: string): string {
  return environment('SITE_URL').replace(/\/+$/, '') + path;
}
