import { siteUrl } from '../runtime/urls.ts';

/** Allows crawling everything. Hosts that must not be indexed say so in a header (fetch.ts). */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`;
}
