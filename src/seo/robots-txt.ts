import { siteUrl } from './site-url.ts';

/** Everything may be crawled; where it must not be indexed, a header says so (keep-out-robots). */
export function robotsTxt(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl('/sitemap.xml')}\n`;
}
