import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntlCache } from '@formatjs/intl';
import type { ReactElement, ReactNode } from 'react';
import { createIntl } from 'react-intl/server';
import { defaultLocale, formatTag, type Locale } from '../facts/locales.ts';
import { logOnce } from '../log.ts';
import { elementTags, textTags } from './default-tags.ts';
import { formatsOf, type NumberFormat } from './formats.ts';
import type { Messages, Tag } from './messages.d.ts';

export type MessageId = keyof Messages;

/**
 * Ids of plain-text messages. A message with `{ link: Tag; years: number }` needs `rich`, since
 * links are elements.
 */
type PlainId = {
  [Id in MessageId]: Tag extends Messages[Id][keyof Messages[Id]] ? never : Id;
}[MessageId];

/** Turns `{ hour: number } | { day: number }` into `{ hour: number } & { day: number }`. */
type Intersection<Union> = (Union extends unknown ? (values: Union) => void : never) extends (
  values: infer All,
) => void
  ? All
  : never;

/**
 * Values of a message. A template id such as `process.${step}.text` needs the values of every
 * message that it matches.
 */
export type ValuesOf<Id extends MessageId> = Intersection<Messages[Id]>;

/** Values that may be elements wherever they are text. */
type WithElements<Values> = {
  [Name in keyof Values]: Values[Name] | (string extends Values[Name] ? ReactElement : never);
};

/**
 * Arguments after the id; empty for a message without values. If the id is misspelt, TypeScript infers
 * the union of all ids. Any arguments are then accepted, so that the only error is that of the id.
 */
type Arguments<Id, Values> = PlainId extends Id
  ? unknown[]
  : keyof Values extends never
    ? []
    : [values: Values];

export type Translations = {
  /** Formats a message as plain text, for attributes, files, cards and mails. */
  t: <Id extends PlainId>(id: Id, ...values: Arguments<Id, ValuesOf<Id>>) => string;
  /** Formats a message for a page. Its tags become elements. */
  rich: <Id extends MessageId>(
    id: Id,
    ...values: Arguments<Id, WithElements<ValuesOf<Id>>>
  ) => ReactNode;
  formatNumber: (value: number, format: NumberFormat) => string;
  formatList: (values: readonly string[], type: 'conjunction' | 'disjunction') => string;
};

type Catalogue = Record<string, MessageFormatElement[]>;

/** Catalogues by file; each is parsed on first use (`tools/messages.ts`). */
const catalogues = import.meta.glob<() => Catalogue>('../../i18n/*.json', {
  eager: true,
  import: 'default',
  query: '?ast',
});

function catalogueOf(locale: Locale): Catalogue {
  return catalogues[`../../i18n/${locale}.json`]?.() ?? {};
}

/** Returns the ids of the messages below a prefix, without it, in the order of English. */
export function messageIds(prefix: string): string[] {
  const ids = Object.keys(catalogueOf(defaultLocale));
  return ids.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
}

const cache = createIntlCache();
const byLocale = new Map<Locale, Translations>();

/** Returns the messages and number formats of a language, created on first use. */
export function getIntl(locale: Locale): Translations {
  let translations = byLocale.get(locale);
  if (!translations) {
    translations = createTranslations(locale, catalogueOf(locale));
    byLocale.set(locale, translations);
  }
  return translations;
}

/** Creates translations; falls back to English, then to the id. Logs each error only once. */
export function createTranslations(locale: Locale, catalogue: Catalogue): Translations {
  const intl = createIntl(
    {
      locale: formatTag(locale),
      defaultLocale: formatTag(defaultLocale),
      messages: catalogue,
      formats: formatsOf(locale),
      defaultFormats: formatsOf(defaultLocale),
      defaultRichTextElements: elementTags(() => translate('date.first') as ReactNode),
      onError: ({ code, message }) => logOnce('intl', { locale, code, message }),
    },
    cache,
  );
  const translate = (id: string, values?: object): unknown => {
    // English is parsed only if a message is missing.
    const defaultMessage = id in catalogue ? '' : catalogueOf(defaultLocale)[id];
    const descriptor = { id, ...(defaultMessage && { defaultMessage }) };
    return intl.formatMessage(descriptor, values as Parameters<typeof intl.formatMessage>[1]);
  };
  const plain = textTags(() => t('date.first') as string);
  // Intl caches formatters by the message's whole tree as JSON, so messages without values, which
  // are most of a page, are formatted only once.
  const plainCache = new Map<string, unknown>();
  const t = (id: string, values?: object): unknown => {
    if (values) return translate(id, { ...values, ...plain });
    if (!plainCache.has(id)) plainCache.set(id, translate(id, plain));
    return plainCache.get(id);
  };
  return {
    t: t as Translations['t'],
    rich: translate as Translations['rich'],
    formatNumber: (value, format) => intl.formatNumber(value, { format }),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}
