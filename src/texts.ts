import catalogues from 'virtual:catalogues';
import {
  createIntl,
  createIntlCache,
  type Formatters,
  type IntlShape,
  MissingTranslationError,
} from '@formatjs/intl';
import { defaultLocale, formatTag, type Locale } from './locales.ts';
import { logOnce } from './log.ts';
import type { Messages, Tag } from './messages.d.ts';
import { currency, delivery } from './site.ts';
import { withWideSpaces, writeMoments, writeNumbers } from './written-formats.ts';

export type MessageId = keyof Messages;

/** The ids whose messages hold tags, and so give nodes instead of a string. */
export type RichId = {
  [Id in MessageId]: Tag extends Messages[Id][keyof Messages[Id]] ? Id : never;
}[MessageId];
type PlainId = Exclude<MessageId, RichId>;

/** The values that a message needs; for one of several ids, all that any of them needs. */
export type Wanted<Id extends MessageId> = (
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
  /** A message with tags, in parts: its own words, and what the tags make of theirs. */
  rich: <Id extends RichId>(id: Id, ...values: Values<Id>) => unknown;
  formatNumber: (value: number, format?: NumberFormat) => string;
  formatList: (values: readonly string[], type: 'conjunction' | 'disjunction') => string;
};

export type Catalogue = ReturnType<(typeof catalogues)[Locale]>;
type NumberFormat = keyof typeof formats.number;

const { timeZone } = delivery;

/**
 * The named formats that messages use: `{price, number, eur}`. Each format of a moment names its
 * time zone: if Intl were given one for all formats, it would add it to them anew with every
 * message.
 */
const formats = {
  number: {
    eur: { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' },
    percent: { style: 'percent', maximumFractionDigits: 1 },
    // Rounded down: “more than 12.9 million” must not become 13.
    compact: { notation: 'compact', compactDisplay: 'long', roundingMode: 'floor' },
  },
  date: {
    long: { timeZone, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    plain: { timeZone, day: 'numeric', month: 'long', year: 'numeric' },
    weekday: { timeZone, weekday: 'long' },
    day: { timeZone, day: 'numeric', month: 'long' },
    dayOfWeek: { timeZone, weekday: 'short', day: 'numeric' },
  },
  // In all languages, since the promises say “9:00”.
  time: { short: { timeZone, hour: 'numeric', minute: '2-digit', hourCycle: 'h23' } },
} as const;

const cache = createIntlCache();
const known = new Map<Locale, Texts>();

/**
 * The words of a language for everything outside React: files for machines, cards, answers of the
 * edge and the action, mails.
 */
export function getTexts(locale: Locale): Texts {
  let texts = known.get(locale);
  if (!texts) {
    texts = createTexts(locale, catalogues[locale]());
    known.set(locale, texts);
  }
  return texts;
}

/** Like `getTexts`, from a given catalogue: what the fallback and the lint of messages need. */
export function createTexts(locale: Locale, catalogue: Catalogue): Texts {
  const intl = createIntl(intlConfig(locale, catalogue), cache);
  const translate = translateWith(intl);
  return {
    t: translate as Texts['t'],
    rich: translate as Texts['rich'],
    formatNumber: (value, format) =>
      withWideSpaces(intl.formatNumber(value, format ? { format } : undefined)),
    formatList: (values, type) => intl.formatList(values, { type }),
  };
}

/**
 * The configuration that makes an intl of a catalogue. Logs once: `message` if nobody wrote a
 * message, which the build does not allow; `intl` if a message could not be formatted as it asks.
 */
export function intlConfig(locale: Locale, messages: Catalogue) {
  return {
    locale: formatTag(locale),
    defaultLocale: formatTag(defaultLocale),
    messages,
    formats,
    defaultFormats: formats,
    onError: (error: Error & { code: string }) => {
      if (error instanceof MissingTranslationError) {
        logOnce('message', { locale, id: error.descriptor?.id });
      } else {
        logOnce('intl', { locale, code: error.code, message: error.message });
      }
    },
  };
}

/**
 * Translates messages with an intl, which from then on writes dates and numbers as sentences do. A
 * key that its language lacks is given in English; one that no language has, as it is.
 */
export function translateWith<Node>({
  messages,
  formatters,
  formatMessage,
}: Pick<IntlShape<Node>, 'messages' | 'formatters' | 'formatMessage'>) {
  formatters.getMessageFormat = byMessage(formatters.getMessageFormat);
  formatters.getDateTimeFormat = writeMoments(formatters.getDateTimeFormat);
  formatters.getNumberFormat = writeNumbers(formatters.getNumberFormat);
  return (id: string, values?: Record<string, unknown>) => {
    const english = Object.hasOwn(messages, id) ? undefined : catalogues[defaultLocale]()[id];
    return formatMessage(
      english ? { id, defaultMessage: english } : { id },
      values as Parameters<typeof formatMessage>[1],
    );
  };
}

type GetMessageFormat = Formatters['getMessageFormat'];

/**
 * Finds a message's formatter by the message itself. Intl finds it by the message's tree written
 * out as JSON, which costs more than formatting the message.
 */
function byMessage(getMessageFormat: GetMessageFormat): GetMessageFormat {
  const known = new Map<unknown, ReturnType<GetMessageFormat>>();
  return (message, ...rest) => {
    let format = known.get(message);
    if (!format) {
      format = getMessageFormat(message, ...rest);
      known.set(message, format);
    }
    return format;
  };
}
