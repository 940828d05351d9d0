import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntlCache } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl/server';
import { logOnce } from '../runtime/log.ts';
import { defaultLocale, formatTag, type Locale } from '../site/locales.ts';
import { formats, type NumberFormat } from './formats.ts';
import type { Messages, Tag } from './messages.d.ts';

export type MessageId = keyof Messages;

/** The ids whose messages hold tags, and so give nodes instead of a string. */
export type RichId = {
  [Id in MessageId]: Tag extends Messages[Id][keyof Messages[Id]] ? Id : never;
}[MessageId];
type PlainId = Exclude<MessageId, RichId>;

/** The values that a message needs; for one of several ids, all that any of them needs. */
export type ValuesOf<Id extends MessageId> = (
  Id extends MessageId
    ? (values: Messages[Id]) => void
    : never
) extends (values: infer All) => void
  ? All
  : never;
type Values<Id extends MessageId> = keyof ValuesOf<Id> extends never ? [] : [values: ValuesOf<Id>];

export type Translations = {
  /** The text of a message. */
  t: <Id extends PlainId>(id: Id, ...values: Values<Id>) => string;
  /** A message with tags: its own words, and the nodes that the tags make of theirs. */
  rich: <Id extends RichId>(id: Id, ...values: Values<Id>) => ReactNode;
  formatNumber: (value: number, format?: NumberFormat) => string;
  formatList: (values: readonly string[], type: 'conjunction' | 'disjunction') => string;
};

/** The compiled messages of a language, by id. */
type Catalogue = Record<string, MessageFormatElement[]>;

/** By file: each is parsed when it is first asked for (`tools/messages/plugin.ts`). */
const catalogues = import.meta.glob<() => Catalogue>(
  ['../../i18n/*.json', '!../../i18n/glossary.json'],
  { eager: true, import: 'default', query: '?ast' },
);

function catalogueOf(locale: Locale): Catalogue {
  return catalogues[`../../i18n/${locale}.json`]?.() ?? {};
}

const cache = createIntlCache();
const known = new Map<Locale, Translations>();

/** The words of a language, for pages, files, cards, mails and what the action returns. */
export function getIntl(locale: Locale): Translations {
  let translations = known.get(locale);
  if (!translations) {
    translations = createTranslations(locale, catalogueOf(locale));
    known.set(locale, translations);
  }
  return translations;
}

/**
 * Like `getIntl`, from a given catalogue. A key that the catalogue lacks is given in English, one
 * that no language has as it is. A message that cannot be formatted is logged once.
 */
export function createTranslations(locale: Locale, catalogue: Catalogue): Translations {
  const intl = createIntl(
    {
      locale: formatTag(locale),
      defaultLocale: formatTag(defaultLocale),
      messages: { ...catalogueOf(defaultLocale), ...catalogue },
      formats,
      onError: ({ code, message }) => logOnce('intl', { locale, code, message }),
    },
    cache,
  );
  const translate = (id: string, values?: object): unknown =>
    intl.formatMessage({ id }, values as Parameters<typeof intl.formatMessage>[1]);
  // Intl looks for a message's formatter by its whole tree as JSON: most of a page's words are made
  // once instead.
  const finished = new Map<string, unknown>();
  const t = (id: string, values?: object): unknown => {
    if (values) return translate(id, values);
    if (!finished.has(id)) finished.set(id, translate(id));
    return finished.get(id);
  };
  return {
    t: t as Translations['t'],
    rich: translate as Translations['rich'],
    formatNumber: (value, format) => intl.formatNumber(value, format ? { format } : undefined),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}
