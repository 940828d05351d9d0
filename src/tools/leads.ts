import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'csv-stringify/sync';
import { columns } from '#src/leads/lead-store.ts';

const usage = 'Usage: npm run --silent leads -- [erase EMAIL] [--remote]';

/** The ids of a statement, 40 bytes each. D1 allows statements of 100 kB. */
const batchSize = 2000;

/** The leads of one answer of wrangler, since neither process should hold a whole table. */
const pageSize = 10_000;

type Row = Record<string, unknown>;

type Execute = (sql: string) => Row[];

/**
 * `npm run --silent leads` prints the leads as CSV for spreadsheets, oldest first, with the times at
 * which each channel accepted them. `-- erase EMAIL` deletes a person's leads. `-- --remote` works on
 * the deployed database; else `STATE_FOLDER` is the folder given to `npm start`.
 */
export function leads(args = process.argv.slice(2)): void {
  const { remote, email } = parse(args);
  const state = process.env.STATE_FOLDER || '.wrangler/state';
  const target = remote ? ['--remote'] : ['--local', '--persist-to', state];
  const execute: Execute = (sql) => runWrangler('d1', 'execute', 'DB', ...target, '--command', sql);
  if (email) erase(execute, email);
  else list(execute);
}

/** Parses the arguments; `email` is empty unless its leads are to be erased. */
function parse(args: string[]): { remote: boolean; email: string } {
  const options = { remote: { type: 'boolean', default: false } } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const [command, email = '', ...rest] = positionals;
  const isErase = command === 'erase' && email.includes('@') && rest.length === 0;
  if (command && !isErase) throw new Error(usage);
  return { ...values, email: email.trim() };
}

function runWrangler(...args: string[]): Row[] {
  const wrangler = resolve('node_modules/.bin/wrangler');
  const options = { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 } as const;
  const { status, stdout, stderr, error } = spawnSync(wrangler, [...args, '--json'], options);
  if (error) throw new Error(`wrangler cannot be run: ${error.message}`);
  if (status !== 0) throw new Error(`wrangler failed:\n${stderr}${stdout}`);
  return JSON.parse(stdout)[0].results;
}

/** Yields the leads in pages, oldest first. A lead that is deleted meanwhile shifts no others. */
function* readPages(execute: Execute, selected: string): Generator<Row[]> {
  let rows: Row[];
  let last: unknown = 0;
  do {
    rows = execute(
      `SELECT ${selected}, rowid FROM leads WHERE rowid > ${last} ORDER BY rowid LIMIT ${pageSize}`,
    );
    last = rows.at(-1)?.rowid;
    yield rows.map(({ rowid: _, ...lead }) => lead);
  } while (rows.length === pageSize);
}

function list(execute: Execute): void {
  let isFirst = true;
  for (const rows of readPages(execute, `${columns}, webhook_at AS webhookAt, mail_at AS mailAt`)) {
    process.stdout.write(toCsv(rows, isFirst));
    isFirst = false;
  }
}

/** Compares addresses here and deletes by id: the list of processes shows the statements. */
function erase(execute: Execute, email: string): void {
  const ids: string[] = [];
  for (const rows of readPages(execute, 'id, email')) {
    const found = rows.filter((lead) => String(lead.email).toLowerCase() === email.toLowerCase());
    ids.push(...found.map(({ id }) => `'${id}'`));
  }
  if (ids.length === 0) throw new Error(`No lead has the address ${email}.`);
  for (let start = 0; start < ids.length; start += batchSize) {
    const batch = ids.slice(start, start + batchSize);
    execute(`DELETE FROM leads WHERE id IN (${batch.join(', ')})`);
  }
  process.stdout.write(`${ids.length} ${ids.length === 1 ? 'lead' : 'leads'} erased\n`);
}

/**
 * Matches the position before a sign that begins a formula, in its plain, full-width or small form. A
 * formula begins at the start of a cell, after a separator that could start a new cell, or after
 * characters that a spreadsheet may strip.
 */
const formulaStart = /(?=[=+\-@＝＋－＠﹦﹢﹣﹫−])(?<=(?:^|[,;\t\r\n])[\s\p{C}\p{Z}"'‘’“”]*)/gu;

/** A phone number. As a formula it could at most become a sum. */
const phone = /^[\d\s+().-]+$/;

/**
 * Writes CSV, by default with the byte order mark and the header that begin a file. An apostrophe
 * keeps a text from being a formula, except a phone number.
 */
export function toCsv(rows: Row[], isFirst = true): string {
  const string = (text: string, { column }: { column?: string | number }) =>
    column === 'phone' && phone.test(text) ? text : text.replaceAll(formulaStart, "'");
  return stringify(rows, { bom: isFirst, header: isFirst, delimiter: ';', cast: { string } });
}

if (import.meta.main) {
  try {
    leads();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
