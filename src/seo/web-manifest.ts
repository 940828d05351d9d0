import { direction, type Locale, locales } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { company } from '../site/site.ts';
import { themeColors } from '../site/theme.ts';
import { pageMetadata } from './page-metadata.ts';

const icons = [
  { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
] as const;

export function webManifest(locale: Locale): string {
  return JSON.stringify({
    id: localePath(locale),
    name: company.brand,
    description: pageMetadata(locale, 'landing').description,
    lang: locales[locale].tag,
    dir: direction(locale),
    start_url: localePath(locale),
    scope: '/',
    display: 'minimal-ui',
    background_color: themeColors.light,
    theme_color: themeColors.light,
    icons,
  });
}
