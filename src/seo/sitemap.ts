import { siteUrl } from '../runtime/urls.ts';
import { routes } from '../site/pages.ts';
import { alternates } from './alternates.ts';

/** Lists all pages with the same alternates as in their heads. */
export function sitemap(): string {
  const urls = routes.map(({ path, page }) => {
    const links = alternates(page).map(
      ({ hreflang, href }) =>
        `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`,
    );
    return `<url><loc>${escapeXml(siteUrl(path))}</loc>${links.join('')}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"' +
    ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' +
    `${urls.join('')}</urlset>\n`
  );
}

/** Escapes text for XML, including double-quoted attributes. */
export function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
