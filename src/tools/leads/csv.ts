import { delivery } from '../../site/site.ts';

/** The signs that make a cell a formula, in their plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';

/** What a spreadsheet may strip before it looks at a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/**
 * The places before a sign that begins a cell: at the start, and after anything that some
 * spreadsheet takes for the end of a cell, since it may neither split at our separator nor respect
 * quotes.
 */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/** The separators of cells: which one a spreadsheet expects depends on its country. */
export const separators = [',', ';'] as const;
export type Separator = (typeof separators)[number];

/** The beginning of a file, so that a spreadsheet reads it as UTF-8. */
export const byteOrderMark = '\ufeff';

/** A line of CSV (RFC 4180). A sign that would begin a formula gets an apostrophe before it. */
export function csvLine(cells: readonly unknown[], separator: Separator): string {
  return cells.map((cell) => csvCell(String(cell ?? ''))).join(separator);
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

/**
 * A moment (ISO 8601) as every spreadsheet understands it, in the time of France:
 * `2026-11-20 11:00:00`.
 */
export function csvDate(moment: string): string {
  return clock.format(new Date(moment));
}
