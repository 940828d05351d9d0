import { stringify } from 'csv-stringify/sync';
import { delivery } from '../../site/site.ts';

/** The characters that begin a formula, in their plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';

/** What a spreadsheet may strip before it looks at a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/**
 * Matches before a sign that begins a cell: at the start, and after anything that some spreadsheet
 * takes for the end of a cell, since it may neither split at our delimiter nor respect quotes.
 */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/** The delimiters that spreadsheets expect: which one depends on the country. */
export const delimiters = [',', ';'] as const;
export type Delimiter = (typeof delimiters)[number];

/**
 * Rows as CSV with a header, in UTF-8 with a byte order mark. A sign that would begin a formula gets
 * an apostrophe before it: `escape_formulas` sees only the start of a cell, and fewer signs. Dates
 * are in the time of France, as every spreadsheet reads them: `2026-11-20 11:00:00`.
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

// Swedish writes dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: delivery.timeZone,
});
