import catalogues from 'virtual:catalogues';
import type { ReactNode } from 'react';
import { createIntl, createIntlCache } from 'react-intl/server';
import { defaultLocale, formatTag, type Locale } from './locales.ts';
import type { Messages, Tag } from './messages.d.ts';
import { currency, delivery } from './site.ts';

export type MessageId = keyof Messages;

/** The ids whose messages hold tags, and so give nodes instead of a string. */
type RichId = {
  [Id in MessageId]: Tag extends Messages[Id][keyof Messages[Id]] ? Id : never;
}[MessageId];
type PlainId = Exclude<MessageId, RichId>;

/** What a message is given; for one of several ids, what any of them wants. */
type Wanted<Id extends MessageId> = (
  Id extends MessageId
    ? (values: Messages[Id]) => void
    : never
) extends (values: infer All) => void
  ? All
  : never;
type Values<Id extends MessageId> = keyof Wanted<Id> extends never ? [] : [values: Wanted<Id>];

export type Translations = {
  /** The text of a message. */
  t: <Id extends PlainId>(id: Id, ...values: Values<Id>) => string;
  /** A message with tags, as nodes. */
  rich: <Id extends RichId>(id: Id, ...values: Values<Id>) => ReactNode;
  formatNumber: (value: number, format?: NumberFormat) => string;
  formatList: (values: readonly string[], type: 'conjunction' | 'disjunction') => string;
};

type Catalogue = (typeof catalogues)[Locale];
type NumberFormat = keyof typeof formats.number;

/** The named formats that messages use: `{price, number, eur}`. */
const formats = {
  number: {
    eur: { style: 'currency', currency: currency, maximumFractionDigits: 0 },
    percent: { style: 'percent', maximumFractionDigits: 0 },
    compact: { notation: 'compact', compactDisplay: 'long' },
  },
  date: { long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } },
  time: { short: { hour: 'numeric', minute: '2-digit' } },
} as const;

const cache = createIntlCache();
const translations = new Map<Locale, Translations>();

/**
 * The words of a language. A key that the language lacks falls back to
 * English, then to the key itself, and is logged once.
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
  fallback: Catalogue = catalogues[defaultLocale],
): Translations {
  for (const id of Object.keys(fallback)) {
    if (!Object.hasOwn(catalogue, id)) logOnce(locale, id, 'falls back to English');
  }
  const intl = createIntl(
    {
      locale: formatTag(locale),
      defaultLocale: formatTag(defaultLocale),
      messages: { ...fallback, ...catalogue },
      formats,
      timeZone: delivery.timeZone,
      onError: ({ code, message }) => logOnce(locale, code, message),
    },
    cache,
  );
  const messages = intl.messages;
  function translate(id: string, values?: Record<string, unknown>): ReactNode {
    if (!Object.hasOwn(messages, id)) {
      logOnce(locale, id, 'shows its key');
      return id;
    }
    return intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1]);
  }
  return {
    t: translate as Translations['t'],
    rich: translate as Translations['rich'],
    formatNumber: (value, format) => intl.formatNumber(value, format ? { format } : undefined),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}

const logged = new Set<string>();

function logOnce(locale: Locale, id: string, effect: string): void {
  const line = JSON.stringify({ event: 'message', locale, id, effect });
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}
