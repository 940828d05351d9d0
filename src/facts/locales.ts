type LocaleFacts = {
  /** BCP 47: the language of the copy. */
  tag: string;
  /** BCP 47: the formats of numbers and dates, if they differ from `tag`. */
  formats?: string;
  name: string;
  /** Offers the page in this language. No message, since a page reads those of its own language. */
  offer: string;
  openGraph: string;
};

/**
 * The languages of the site by URL prefix; CONTRIBUTING lists what else a new one needs. English copy
 * and formats are British, and `en_US` is the default of Open Graph.
 */
export const locales = {
  en: {
    tag: 'en',
    formats: 'en-GB',
    name: 'English',
    offer: 'Read in English',
    openGraph: 'en_US',
  },
  // Canadian formats write times and wide spaces as French typographers do: “17 h 05”, “21 000”.
  fr: {
    tag: 'fr',
    formats: 'fr-CA',
    name: 'Français',
    offer: 'Lire en français',
    openGraph: 'fr_FR',
  },
  pt: { tag: 'pt-PT', name: 'Português', offer: 'Ler em português', openGraph: 'pt_PT' },
  es: { tag: 'es', name: 'Español', offer: 'Leer en español', openGraph: 'es_ES' },
  de: { tag: 'de', name: 'Deutsch', offer: 'Auf Deutsch lesen', openGraph: 'de_DE' },
  it: { tag: 'it', name: 'Italiano', offer: 'Leggi in italiano', openGraph: 'it_IT' },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale = 'en' satisfies Locale;

/** Returns the BCP 47 tag for `Intl`: numbers, dates and names of countries. */
export function formatTag(locale: Locale): string {
  const { tag, formats }: LocaleFacts = locales[locale];
  return formats ?? tag;
}
