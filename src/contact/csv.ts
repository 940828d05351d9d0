/** A line of CSV (RFC 4180). Cells that a spreadsheet would take for a formula get an apostrophe. */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map((cell) => csvCell(cell ?? '')).join(',');
}

function csvCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
