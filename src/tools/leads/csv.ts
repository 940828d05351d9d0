import { stringify } from 'csv-stringify/sync';
import { delivery } from '#src/site/site.ts';

/** Characters that begin a formula, in their plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';

/** Characters that a spreadsheet may strip before it interprets a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/**
 * Matches before a sign that begins a cell: at the start, or after anything that a spreadsheet may
 * treat as the end of a cell, since it may ignore our delimiter or quotes.
 */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/** Delimiters that spreadsheets expect, depending on the country. */
export const delimiters = [',', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Writes CSV in UTF-8 with a byte order mark. An apostrophe escapes signs that would begin a
 * formula; `escape_formulas` covers only the start of a cell, and fewer signs. Dates are in French
 * time, as every spreadsheet reads them: `2026-11-20 11:00:00`.
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
    escape_formulas: true,
    quoted_match: /[,;\t]|^\s|\s$/,
    cast: {
      boolean: String,
      date: (date) => clock.format(date),
      string: (text) => text.replaceAll(beforeFormula, "'"),
    },
  });
}

// Swedish dates follow ISO 8601.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: delivery.timeZone,
});
