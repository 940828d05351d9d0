import { columns, selectionOf } from '../leads/lead-store.ts';
import { byteOrderMark, csvDate, csvLine, type Separator } from './csv.ts';
import type { LeadDatabase } from './lead-database.ts';

/** JSON lines, or CSV with this between its cells. */
type Format = { json: boolean; separator: Separator };

/** Rows that one statement fetches. */
const pageSize = 1000;

const exported = {
  ...columns,
  delivery: 'delivery',
  deliveredAt: 'delivered_at',
  notifiedAt: 'notified_at',
} as const;
const names = Object.keys(exported) as (keyof typeof exported)[];

/** The columns that hold moments. */
const moments: readonly (typeof names)[number][] = ['createdAt', 'deliveredAt', 'notifiedAt'];

type Row = Record<keyof typeof exported, string | null> & { position: number };

/**
 * The leads for which a condition (SQL) is true, a line each, in the order in which they came in.
 * CSV begins with the names of the columns.
 */
export function* exportLeads(
  database: LeadDatabase,
  condition: string,
  { json, separator }: Format,
): Generator<string> {
  if (!json) yield byteOrderMark + csvLine(names, separator);
  for (const { position: _position, ...lead } of readLeads(database, condition)) {
    yield json ? JSON.stringify(lead) : csvLine(names.map(cellOf(lead)), separator);
  }
}

function cellOf(lead: Omit<Row, 'position'>) {
  return (name: keyof typeof lead) => {
    const value = lead[name];
    return value && moments.includes(name) ? csvDate(value) : value;
  };
}

function* readLeads(database: LeadDatabase, condition: string): Generator<Row> {
  for (let position = 0; ; ) {
    const rows = database.execute<Row>(
      `SELECT rowid AS position, ${selectionOf(exported)} FROM leads
       WHERE ${condition} AND rowid > ${position} ORDER BY rowid LIMIT ${pageSize}`,
    );
    yield* rows;
    position = rows.at(-1)?.position ?? 0;
    if (rows.length < pageSize) return;
  }
}
