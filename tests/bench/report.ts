import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** Prints Markdown and puts it between a file's `<!-- name -->` and `<!-- /name -->`. */
export function writeReport(file: string, name: string, markdown: string): void {
  process.stdout.write(`\n${markdown}\n`);
  const text = readFileSync(file, 'utf8');
  const [open, close] = [`<!-- ${name} -->`, `<!-- /${name} -->`];
  const [start, end] = [text.indexOf(open), text.indexOf(close)];
  if (start < 0 || end < start) throw new Error(`${file} has no ${open} … ${close}`);
  writeFileSync(file, `${text.slice(0, start + open.length)}\n${markdown}\n${text.slice(end)}`);
}

/** What a table was measured on: another machine gives other figures. */
export function machine(): string {
  return `${cpus().length} cores of ${cpus()[0]?.model}, Node ${process.version}`;
}

/** A Markdown table; the first row is its head. */
export function table(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((cells) => `| ${cells.join(' | ')} |`);
  const rule = `|${rows[0]?.map((_cell, column) => (column === 0 ? '---|' : '---:|')).join('')}`;
  return [lines[0], rule, ...lines.slice(1)].join('\n');
}

/** The middle value; of an even count the upper one. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
