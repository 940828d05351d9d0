/** The six languages. `code` is the URL's prefix, `tag` the BCP 47 tag of its copy. */
export const locales = {
  en: { tag: 'en', name: 'English', flag: 'gb', openGraph: 'en_US' },
  fr: { tag: 'fr', name: 'Français', flag: 'fr', openGraph: 'fr_FR' },
  pt: { tag: 'pt-PT', name: 'Português', flag: 'pt', openGraph: 'pt_PT' },
  es: { tag: 'es', name: 'Español', flag: 'es', openGraph: 'es_ES' },
  de: { tag: 'de', name: 'Deutsch', flag: 'de', openGraph: 'de_DE' },
  it: { tag: 'it', name: 'Italiano', flag: 'it', openGraph: 'it_IT' },
} as const;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale = 'en' satisfies Locale;

export function isLocale(value: string | null | undefined): value is Locale {
  return value != null && Object.hasOwn(locales, value);
}
