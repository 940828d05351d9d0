import catalogues from 'virtual:catalogues';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache } from 'react-intl/server';
import type { Locale } from './locales.ts';
import {
  getTexts,
  intlConfig,
  type RichId,
  type Texts,
  translateWith,
  type Values,
} from './texts.ts';

export type Translations = Omit<Texts, 'rich'> & {
  /** A message with tags, as nodes. */
  rich: <Id extends RichId>(id: Id, ...values: Values<Id>) => ReactNode;
};

const cache = createIntlCache();
const translations = new Map<Locale, Translations>();

/**
 * The words of a language, for React. A key that the language lacks falls back
 * to English, then to the key itself, and is logged once.
 */
export function getIntl(locale: Locale): Translations {
  let known = translations.get(locale);
  if (!known) {
    const intl = createIntl(intlConfig(locale, catalogues[locale]()), cache);
    known = { ...getTexts(locale), rich: translateWith(intl) as Translations['rich'] };
    translations.set(locale, known);
  }
  return known;
}
