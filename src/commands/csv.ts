/** What makes a formula of a cell, in its plain, full-width and small forms. */
const sign = '[=+\\-@＝＋－＠﹦﹢﹣﹫−]';
/** What a spreadsheet may take off before it looks at a cell. */
const skipped = '[\\s\\p{C}\\p{Z}"\'‘’“”]*';

/** The places before a sign that begins a cell, in whatever way a spreadsheet splits the line. */
const beforeFormula = new RegExp(`(?=${sign})(?<=(?:^|[,;\\t\\r\\n])${skipped})`, 'gu');

/**
 * A line of CSV (RFC 4180). What a spreadsheet would take for a formula gets an
 * apostrophe right before its sign: at the start of a cell, and after whatever
 * some spreadsheet takes for the end of one, since it may neither split at
 * commas nor heed quotes.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map((cell) => csvCell(cell ?? '')).join(',');
}

function csvCell(text: string): string {
  const safe = text.replaceAll(beforeFormula, "'");
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
