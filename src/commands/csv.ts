import { delivery } from '../site.ts';

/** What makes a formula of a cell, in its plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** What a spreadsheet may take off before it looks at a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/** The places before a sign that begins a cell, in whatever way a spreadsheet splits the line. */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/** What may stand between two cells: a spreadsheet expects one of them, by its country. */
export const separators = [',', ';', '\t'] as const;
export type Separator = (typeof separators)[number];

/** What a file begins with, so that a spreadsheet reads UTF-8. */
export const byteOrderMark = '\ufeff';

/**
 * A line of CSV (RFC 4180). What a spreadsheet would take for a formula gets an
 * apostrophe right before its sign: at the start of a cell, and after whatever
 * some spreadsheet takes for the end of one, since it may neither split at
 * the separator nor heed quotes.
 */
export function csvLine(cells: readonly (string | null)[], separator: Separator = ','): string {
  return cells.map((cell) => csvCell(cell ?? '')).join(separator);
}

function csvCell(text: string): string {
  const safe = text.replaceAll(beforeFormula, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

// Swedish writes dates as ISO 8601 does.
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: delivery.timeZone,
});

/** A moment (ISO 8601) as every spreadsheet understands it, in the time of France: `2026-11-20 11:00:00`. */
export function csvDate(moment: string): string {
  return clock.format(new Date(moment));
}
