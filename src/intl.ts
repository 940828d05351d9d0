import catalogues from 'virtual:catalogues';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache } from 'react-intl/server';
import type { Locale } from './locales.ts';
import {
  type Catalogue,
  createTexts,
  intlConfig,
  type RichId,
  type Texts,
  translateWith,
  type Values,
} from './texts.ts';

export type { MessageId } from './texts.ts';

export type Translations = Texts & {
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
    known = createTranslations(locale, catalogues[locale]);
    translations.set(locale, known);
  }
  return known;
}

/** Like `getIntl`, from a given catalogue: what the fallback is tested with. */
export function createTranslations(
  locale: Locale,
  catalogue: Catalogue,
  fallback?: Catalogue,
): Translations {
  const intl = createIntl(intlConfig(locale, catalogue, fallback), cache);
  return {
    ...createTexts(locale, catalogue, fallback),
    rich: translateWith(locale, intl) as Translations['rich'],
  };
}
