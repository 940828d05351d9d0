import { html } from 'hono/html';
import { defaultLocale, localeCodes } from '../facts/locales.ts';
import { localePath, type Page, routes } from '../facts/pages.ts';
import { siteUrl } from '../urls.ts';

/** Returns a page's URL in each language; `x-default` is English. */
export function alternates(page: Page): { hreflang: string; href: string }[] {
  return [...localeCodes, 'x-default' as const].map((hreflang) => ({
    hreflang,
    href: siteUrl(localePath(hreflang === 'x-default' ? defaultLocale : hreflang, page)),
  }));
}

/** Lists all pages with the same alternates as in their heads. */
export function sitemap(): string {
  const urls = routes.map(({ path, page }) => {
    const links = alternates(page).map(
      ({ hreflang, href }) =>
        html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${href}"/>`,
    );
    return html`<url><loc>${siteUrl(path)}</loc>${links}</url>\n`;
  });
  return String(html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`);
}
