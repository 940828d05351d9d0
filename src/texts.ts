import catalogues from 'virtual:catalogues';
import { createIntl, createIntlCache, type IntlShape } from '@formatjs/intl';
import { defaultLocale, formatTag, type Locale } from './locales.ts';
import type { Messages, Tag } from './messages.d.ts';
import { currency, delivery } from './site.ts';

export type MessageId = keyof Messages;

/** The ids whose messages hold tags, and so give nodes instead of a string. */
export type RichId = {
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
export type Values<Id extends MessageId> = keyof Wanted<Id> extends never
  ? []
  : [values: Wanted<Id>];

export type Texts = {
  /** The text of a message. */
  t: <Id extends PlainId>(id: Id, ...values: Values<Id>) => string;
  formatNumber: (value: number, format?: NumberFormat) => string;
  formatList: (values: readonly string[], type: 'conjunction' | 'disjunction') => string;
};

export type Catalogue = (typeof catalogues)[Locale];
type NumberFormat = keyof typeof formats.number;

/** The named formats that messages use: `{price, number, eur}`. */
const formats = {
  number: {
    eur: { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
    percent: { style: 'percent', maximumFractionDigits: 0 },
    compact: { notation: 'compact', compactDisplay: 'long' },
  },
  date: {
    long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    weekday: { weekday: 'long' },
    day: { day: 'numeric', month: 'long' },
    dayOfWeek: { weekday: 'short', day: 'numeric' },
  },
  time: { short: { hour: 'numeric', minute: '2-digit' } },
} as const;

const cache = createIntlCache();
const known = new Map<Locale, Texts>();

/**
 * The words of a language for whatever is no React: files for machines, cards,
 * answers of the edge and the action, mails.
 */
export function getTexts(locale: Locale): Texts {
  let texts = known.get(locale);
  if (!texts) {
    texts = createTexts(locale, catalogues[locale]);
    known.set(locale, texts);
  }
  return texts;
}

/** Like `getTexts`, from a given catalogue: what the fallback and the lint of messages need. */
export function createTexts(locale: Locale, catalogue: Catalogue, fallback?: Catalogue): Texts {
  const intl = createIntl(intlConfig(locale, catalogue, fallback), cache);
  return {
    t: translateWith(locale, intl) as Texts['t'],
    formatNumber: (value, format) => intl.formatNumber(value, format ? { format } : undefined),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}

/** What makes an intl of a catalogue. A key that it lacks falls back to English, and is logged once. */
export function intlConfig(
  locale: Locale,
  catalogue: Catalogue,
  fallback: Catalogue = catalogues[defaultLocale],
) {
  for (const id of Object.keys(fallback)) {
    if (!Object.hasOwn(catalogue, id))
      logOnce('message', { locale, id, effect: 'falls back to English' });
  }
  return {
    locale: formatTag(locale),
    defaultLocale: formatTag(defaultLocale),
    messages: { ...fallback, ...catalogue },
    formats,
    timeZone: delivery.timeZone,
    onError: ({ code, message }: { code: string; message: string }) =>
      logOnce('intl', { locale, code, message }),
  };
}

/** Says messages by an intl. A key that no language has is said as it is, and logged once. */
export function translateWith<Node>(
  locale: Locale,
  { messages, formatMessage }: Pick<IntlShape<Node>, 'messages' | 'formatMessage'>,
) {
  return (id: string, values?: Record<string, unknown>) => {
    if (!Object.hasOwn(messages, id)) {
      logOnce('message', { locale, id, effect: 'shows its key' });
      return id;
    }
    return formatMessage({ id }, values as Parameters<typeof formatMessage>[1]);
  };
}

const logged = new Set<string>();

/** `message`: nobody wrote one, which the build does not allow. `intl`: one could not be formatted as it asks. */
function logOnce(event: 'message' | 'intl', details: Record<string, string>): void {
  const line = JSON.stringify({ event, ...details });
  if (logged.has(line)) return;
  logged.add(line);
  console.warn(line);
}
