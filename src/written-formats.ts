import type { Formatters } from '@formatjs/intl';

type GetDateTimeFormat = Formatters['getDateTimeFormat'];
type GetNumberFormat = Formatters['getNumberFormat'];

/** How a language writes the parts of a moment in a sentence. */
type Usage = {
  day?: (day: string) => string;
  /** The hour has no zero before it, the minute has two digits. */
  time: (hour: number, minute: string) => string;
};

/**
 * The languages in which Intl writes a part as in tables. French is as the Imprimerie nationale
 * requires in its Lexique: “1er décembre”, “9 h”, “17 h 05”; times are written as the promises of
 * each language write their full hours.
 */
const usages: Readonly<Record<string, Usage>> = {
  en: { time: (hour, minute) => `${hour}:${minute}` },
  fr: {
    day: (day) => (day === '1' ? '1er' : day),
    time: (hour, minute) => (minute === '00' ? `${hour}\u00a0h` : `${hour}\u00a0h\u00a0${minute}`),
  },
  pt: { time: (hour, minute) => `${hour}h${minute}` },
};

/** Makes messages write dates and times as their language does in a sentence. */
export function writeMoments(getDateTimeFormat: GetDateTimeFormat): GetDateTimeFormat {
  return rewritten(getDateTimeFormat, inUsage);
}

/** Makes messages write numbers with spaces that are wide enough to be seen. */
export function writeNumbers(getNumberFormat: GetNumberFormat): GetNumberFormat {
  return rewritten(getNumberFormat, (format) => {
    const write = (value: number) => withWideSpaces(format.format(value));
    return Object.create(format, { format: { value: write } });
  });
}

/**
 * Replaces each narrow no-break space with an ordinary one. Our fonts have no narrow space, and
 * browsers then use half of a space, a tenth of an em: “21 000” read as “21000”.
 */
export function withWideSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** Makes formats write in another way; each is rewritten once. */
function rewritten<Args extends unknown[], Format extends object>(
  getFormat: (...args: Args) => Format,
  rewrite: (format: Format) => Format,
): (...args: Args) => Format {
  const known = new WeakMap<Format, Format>();
  return (...args) => {
    const format = getFormat(...args);
    const written = known.get(format) ?? rewrite(format);
    known.set(format, written);
    return written;
  };
}

function inUsage(format: Intl.DateTimeFormat): Intl.DateTimeFormat {
  const { locale } = format.resolvedOptions();
  const usage = usages[new Intl.Locale(locale).language];
  if (!usage) return format;
  // The only method that messages call.
  const write = (moment: Date) => writeParts(format.formatToParts(moment), usage);
  return Object.create(format, { format: { value: write } });
}

function writeParts(parts: Intl.DateTimeFormatPart[], { day, time }: Usage): string {
  const { hour, minute } = Object.fromEntries(parts.map(({ type, value }) => [type, value]));
  if (hour && minute) return time(Number(hour), minute);
  return parts.map(({ type, value }) => (day && type === 'day' ? day(value) : value)).join('');
}
