import { spawnSync } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quietCloudflare } from '../build/quiet-cloudflare.ts';
import { csvLine } from './csv.ts';
import { columns } from './lead-store.ts';

/** Rows that one call of wrangler fetches. */
const pageSize = 1000;

const exported = { ...columns, delivery: 'delivery', deliveredAt: 'delivered_at' } as const;
const names = Object.keys(exported) as (keyof typeof exported)[];

type Row = Record<keyof typeof exported, string | null> & { position: number };

/**
 * `npm run --silent leads`: the stored leads as CSV (`-- --json`: JSON lines;
 * `-- --remote`: those of the deployed database). `npm run leads -- erase EMAIL`
 * deletes a person's leads. `STATE` is the folder that `npm start` was given.
 */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean' }, remote: { type: 'boolean', default: false } },
  });
  const [command, email] = positionals;
  if (command === 'erase' && email) {
    print(`${erase(email, values.remote)} leads erased`);
  } else if (command) {
    throw new Error('Usage: npm run --silent leads [-- --json] [-- --remote] [-- erase EMAIL]');
  } else if (values.json) {
    for (const { position: _position, ...lead } of readLeads(values.remote)) {
      print(JSON.stringify(lead));
    }
  } else {
    print(csvLine(names));
    for (const lead of readLeads(values.remote)) print(csvLine(names.map((name) => lead[name])));
  }
}

function* readLeads(remote: boolean): Generator<Row> {
  const selection = names.map((name) => `${exported[name]} AS ${name}`).join(', ');
  for (let position = 0; ; ) {
    const rows = execute<Row>(
      `SELECT rowid AS position, ${selection} FROM leads
       WHERE rowid > ${position} ORDER BY rowid LIMIT ${pageSize}`,
      remote,
    );
    yield* rows;
    position = rows.at(-1)?.position ?? 0;
    if (rows.length < pageSize) return;
  }
}

function erase(email: string, remote: boolean): number {
  const literal = `'${email.trim().replaceAll("'", "''")}'`;
  const condition = `lower(email) = lower(${literal})`;
  return execute(`DELETE FROM leads WHERE ${condition} RETURNING id`, remote).length;
}

/** The rows of an SQL statement, run by wrangler on the local or the deployed database. */
function execute<Result>(sql: string, remote: boolean): Result[] {
  const local = ['--local', '--persist-to', process.env.STATE || '.wrangler/state'];
  const folder = mkdtempSync(join(tmpdir(), 'onda72-leads-'));
  const answer = join(folder, 'answer.json');
  try {
    const { status, stderr } = spawnSync(
      'wrangler',
      ['d1', 'execute', 'DB', '--json', '--command', sql, ...(remote ? ['--remote'] : local)],
      // Into a file: wrangler exits without waiting for what a pipe has not yet taken.
      { env: quietCloudflare(), stdio: ['ignore', openSync(answer, 'w'), 'pipe'] },
    );
    const stdout = readFileSync(answer, 'utf8');
    if (status !== 0) throw new Error(`The database did not answer: ${stderr}${stdout}`);
    const [result]: { results: Result[] }[] = JSON.parse(stdout);
    return result?.results ?? [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
