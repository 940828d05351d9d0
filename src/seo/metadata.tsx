import { company } from '../facts/business.ts';
import { type Locale, localeCodes, locales } from '../facts/locales.ts';
import { localePath, type Page } from '../facts/pages.ts';
import { themeColors } from '../facts/theme.ts';
import { cardSize } from '../og/card-drawings.ts';
import { cardAlt, cardUrl } from '../og/card-text.ts';
import { siteUrl } from '../urls.ts';
import { pageMetadata } from './page-metadata.ts';
import { alternates } from './sitemap.ts';
import { serializeData, structuredData } from './structured-data.ts';

/** Renders the page-specific part of the head. */
export function Metadata({ locale, page }: { locale: Locale; page: Page }) {
  const { title, description, keywords } = pageMetadata(locale, page);
  const canonical = siteUrl(localePath(locale, page));
  const image = cardUrl(locale, page);
  const alt = cardAlt(locale, page);
  const others = localeCodes.filter((code) => code !== locale);
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={keywords} />
      <link rel="canonical" href={canonical} />
      {alternates(page).map(({ hreflang, href }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
      ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={canonical} />
      <meta property="og:site_name" content={company.brand} />
      <meta property="og:locale" content={locales[locale].openGraph} />
      {others.map((code) => (
        <meta key={code} property="og:locale:alternate" content={locales[code].openGraph} />
      ))}
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content={String(cardSize.width)} />
      <meta property="og:image:height" content={String(cardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={themeColors.light} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={themeColors.dark} />
      <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
      <link rel="icon" type="image/png" sizes="192x192" href="/icon-192.png" />
      <link rel="apple-touch-icon" sizes="180x180" href="/apple-touch-icon.png" />
      <script type="application/ld+json">{serializeData(structuredData(locale, page))}</script>
    </>
  );
}
