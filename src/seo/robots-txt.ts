import { siteUrl } from '../runtime/site-url.ts';

/** Everything may be crawled; a host that must not be indexed says so in a header (noindex.ts). */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`;
}
