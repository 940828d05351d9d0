/**
 * A line of CSV (RFC 4180). What a spreadsheet would take for a formula gets an
 * apostrophe, also after a semicolon or a tab: where lists are written with
 * those, a spreadsheet splits there.
 */
export function csvLine(cells: readonly (string | null)[]): string {
  return cells.map((cell) => csvCell(cell ?? '')).join(',');
}

function csvCell(text: string): string {
  const safe = text
    .replace(/^(?=[\t\r]|\s*[=+\-@＝＋－＠])/, "'")
    .replaceAll(/(?<=[^'][;\t\r\n])(?=[=+\-@＝＋－＠])/g, "'");
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
