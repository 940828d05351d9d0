type LocaleFacts = {
  /** BCP 47: what the copy is written in. */
  tag: string;
  /** How it is written, if not from left to right. */
  direction?: 'rtl';
  /** BCP 47: how numbers and dates are written, if not as `tag` says. */
  formats?: string;
  /** The language's own name. */
  name: string;
  openGraph: string;
};

/**
 * The languages, by their prefix in the URL: an entry here, `i18n/{code}.json` and
 * `public/flags/{code}.svg` make one. English copy is British, and so are its formats.
 */
export const locales = {
  en: { tag: 'en', formats: 'en-GB', name: 'English', openGraph: 'en_US' },
  // Canadian formats write times and wide spaces as French typographers do: “17 h 05”, “21 000”.
  fr: { tag: 'fr', formats: 'fr-CA', name: 'Français', openGraph: 'fr_FR' },
  pt: { tag: 'pt-PT', name: 'Português', openGraph: 'pt_PT' },
  es: { tag: 'es', name: 'Español', openGraph: 'es_ES' },
  de: { tag: 'de', name: 'Deutsch', openGraph: 'de_DE' },
  it: { tag: 'it', name: 'Italiano', openGraph: 'it_IT' },
} as const satisfies Record<string, LocaleFacts>;

export type Locale = keyof typeof locales;

export const localeCodes = Object.keys(locales) as Locale[];
export const defaultLocale = 'en' satisfies Locale;

/** The direction in which a language is written, as the attribute `dir` names it. */
export function direction(locale: Locale): 'ltr' | 'rtl' {
  const facts: LocaleFacts = locales[locale];
  return facts.direction ?? 'ltr';
}

/** The BCP 47 tag by which `Intl` writes numbers, dates and names of countries. */
export function formatTag(locale: Locale): string {
  const { tag, formats }: LocaleFacts = locales[locale];
  return formats ?? tag;
}
