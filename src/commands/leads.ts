import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { openLocalDatabase } from '../build/local-database.ts';
import { quietCloudflare } from '../build/quiet-cloudflare.ts';
import { csvLine } from './csv.ts';
import { columns } from './lead-store.ts';

/** Rows that one call fetches. */
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

/** The rows of an SQL statement, run on the local or the deployed database. */
function execute<Result>(sql: string, remote: boolean): Result[] {
  return (remote ? executeRemote(sql) : executeLocal(sql)) as Result[];
}

function executeLocal(sql: string): unknown[] {
  const database = openLocalDatabase(process.env.STATE || '.wrangler/state');
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

function executeRemote(sql: string): unknown[] {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql],
    { env: quietCloudflare(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) throw new Error(`The database did not answer: ${stderr}${stdout}`);
  const [result]: { results: unknown[] }[] = JSON.parse(stdout);
  return result?.results ?? [];
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
