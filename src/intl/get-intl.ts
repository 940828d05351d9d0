import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { createIntlCache } from '@formatjs/intl';
import type { ReactNode } from 'react';
import { createIntl } from 'react-intl/server';
import { logOnce } from '../runtime/log.ts';
import { defaultLocale, formatTag, type Locale } from '../site/locales.ts';
import { formatsOf, type NumberFormat } from './formats.ts';
import type { Messages, Tag } from './messages.d.ts';
import { elementTags, textTags } from './standing-tags.ts';

export type MessageId = keyof Messages;

/** The ids of messages that need no tag as a value: for `{ link: Tag; years: number }` no text exists. */
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
 * The values that a message needs. An id such as `process.${step}.text` may be one of four: it needs
 * the values of all four.
 */
export type ValuesOf<Id extends MessageId> = Intersection<Messages[Id]>;

/** No argument at all for a message without values. */
type Values<Id extends MessageId> = keyof ValuesOf<Id> extends never ? [] : [values: ValuesOf<Id>];

export type Translations = {
  /** The text of a message, without tags. */
  t: <Id extends PlainId>(id: Id, ...values: Values<Id>) => string;
  /** A message for a page: its text, and the elements that its tags become. */
  rich: <Id extends MessageId>(id: Id, ...values: Values<Id>) => ReactNode;
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
      formats: formatsOf(locale),
      defaultRichTextElements: elementTags(() => translate('date.first') as ReactNode),
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
    if (values) return translate(id, { ...values, ...plain });
    if (!finished.has(id)) finished.set(id, translate(id, plain));
    return finished.get(id);
  };
  const plain = textTags(() => t('date.first') as string);
  return {
    t: t as Translations['t'],
    rich: translate as Translations['rich'],
    formatNumber: (value, format) => intl.formatNumber(value, format ? { format } : undefined),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}
