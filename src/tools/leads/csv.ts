import { stringify } from 'csv-stringify/sync';
import { delivery } from '#src/facts/business.ts';

/** Characters that begin a formula, in their plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';

/** Characters that a spreadsheet may strip before it interprets a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/**
 * Matches before a sign that begins a cell: at the start, or after anything that a spreadsheet may
 * treat as the end of a cell, since it may ignore our delimiter or quotes.
 */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/** A phone number. As a formula it could at most become a sum. */
const phone = /^[\d\p{Zs}+().-]+$/u;

/** Delimiters that spreadsheets expect, depending on the country. */
export const delimiters = [',', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Writes CSV in UTF-8 with a byte order mark. An apostrophe escapes signs that would begin a
 * formula, except in phone numbers; csv-stringify's `escape_formulas` covers only the start of a
 * cell, and fewer signs. Times follow ISO 8601, in France: `2026-11-20T11:00:00+01:00`.
 */
export function toCsv(
  rows: readonly Record<string, unknown>[],
  columns: readonly string[],
  delimiter: Delimiter,
): string {
  return stringify([...rows], {
    bom: true,
    header: true,
    columns,
    delimiter,
    quoted_match: /[,;\t]|^\s|\s$/,
    cast: {
      boolean: String,
      date: (date) => clock.format(date).replace(' GMT', '').replace(' ', 'T'),
      string: (text) => (phone.test(text) ? text : text.replaceAll(beforeFormula, "'")),
    },
  });
}

/** Swedish dates follow ISO 8601: `2026-11-20 11:00:00 GMT+01:00`. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
  timeZone: delivery.timeZone,
});
