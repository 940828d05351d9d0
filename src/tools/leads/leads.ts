import { domainToASCII } from 'node:url';
import { parseArgs } from 'node:util';
import { type Channel, configuredChannels, type Lead } from '#src/leads/lead.ts';
import { columns } from '#src/leads/lead-store.ts';
import { runCommand, UserError } from '../command-line.ts';
import { openLocalDatabase, stateFolder } from '../local/database.ts';
import { localVariables, readSettings } from '../local/variables.ts';
import { wranglerJson } from '../wrangler.ts';
import { type Delimiter, delimiters, toCsv } from './csv.ts';

const usage =
  "Usage: npm run --silent leads -- [erase EMAIL | erase ID | retry [--all]] [--json | --separator ';'] [--remote]";

/**
 * `npm run --silent leads`: prints the leads as CSV (`-- --separator ';'` for spreadsheets that
 * expect it) or JSON lines (`-- --json`), with the state of their deliveries: `done`, `refused`,
 * `open`, or empty without one. `-- erase EMAIL` deletes a person's leads with their deliveries,
 * `-- erase ID` one lead. `-- retry` makes all open and refused deliveries due now, as if for the
 * first time; the cron job attempts them within two minutes. `-- retry --all` also delivers leads
 * that predate a channel. `-- --remote` works on the deployed database; `STATE_FOLDER` is the folder given
 * to `npm start`.
 */
export function leads(args = process.argv.slice(2)): void {
  const { values, positionals } = parse(args);
  const [name = 'list', argument = '', ...rest] = positionals.map((word) => word.trim());
  const { all, json } = values;
  const delimiter = delimiters.find((known) => known === values.separator);
  const fits = (name === 'erase') === (argument !== '') && rest.length === 0 && delimiter;
  if (!fits || (all && name !== 'retry')) throw new UserError(usage);
  const execute = values.remote ? executeRemotely : executeLocally;
  if (name === 'list') list(execute, json ? 'json' : delimiter);
  else if (name === 'erase') erase(execute, argument);
  else if (name === 'retry') retry(execute, all ? readChannels(values.remote) : []);
  else throw new UserError(usage);
}

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        all: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
        separator: { type: 'string', default: ',' },
      },
    });
  } catch {
    throw new UserError(usage);
  }
}

const stateOf = (channel: string) => `(
  SELECT CASE WHEN done IS NOT NULL THEN 'done' WHEN refused IS NOT NULL THEN 'refused' ELSE 'open' END
  FROM deliveries WHERE lead = leads.id AND channel = '${channel}') AS ${channel}`;

const names = [
  ...['id', 'createdAt', 'locale', 'affiliate', 'firstName', 'lastName', 'email', 'phone'],
  ...['flagged', 'webhook', 'mail'],
] as const;

type Row = Record<(typeof names)[number], unknown>;

function list(execute: Execute, format: 'json' | Delimiter): void {
  const rows = execute<Row>(
    `SELECT ${columns}, ${stateOf('webhook')}, ${stateOf('mail')} FROM leads ORDER BY rowid`,
  ).map((row) => ({ ...row, flagged: row.flagged === 1 }));
  if (format === 'json') {
    for (const row of rows) print(JSON.stringify(row));
    return;
  }
  const dated = rows.map((row) => ({ ...row, createdAt: new Date(String(row.createdAt)) }));
  process.stdout.write(toCsv(dated, names, format));
}

function erase(execute: Execute, addressOrId: string): void {
  const address = normalizeAddress(addressOrId);
  // Matched here and deleted by id. The process list shows statements for the deployed database, and
  // must not show an address.
  const ids = execute<Pick<Lead, 'id' | 'email'>>('SELECT id, email FROM leads')
    .filter(({ id, email }) => id === addressOrId || normalizeAddress(email) === address)
    .map(({ id }) => `'${id}'`);
  if (ids.length === 0) {
    throw new UserError(
      `No lead has the address or id ${addressOrId}: npm run leads lists the stored leads.`,
    );
  }
  execute(`DELETE FROM leads WHERE id IN (${ids.join(', ')})`);
  print(`${ids.length === 1 ? '1 lead' : `${ids.length} leads`} erased`);
}

function normalizeAddress(address: string): string {
  const [local = '', domain = ''] = address.toLowerCase().split('@');
  return `${local}@${domainToASCII(domain)}`;
}

const now = "strftime('%Y-%m-%dT%H:%M:%fZ', 'now')";

/** Returns the channels that this machine, or the deployed worker, is configured for. */
function readChannels(remote: boolean): Channel[] {
  return configuredChannels({ ...readSettings().vars, ...(!remote && localVariables()) });
}

/** Adds the missing deliveries of these channels, and makes all undelivered ones due now. */
function retry(execute: Execute, channels: readonly Channel[]): void {
  if (channels.length > 0) {
    execute(
      `INSERT INTO deliveries (lead, channel, due)
       SELECT leads.id, value, ${now} FROM leads JOIN json_each('${JSON.stringify(channels)}')
       WHERE TRUE ON CONFLICT DO NOTHING`,
    );
  }
  const { length } = execute(
    `UPDATE deliveries SET due = ${now}, attempts = 0, refused = NULL
     WHERE done IS NULL RETURNING lead`,
  );
  print(
    length === 0
      ? 'Nothing to deliver.'
      : `Deliveries due now: ${length}. The cron job attempts them within two minutes.`,
  );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Runs a statement on the database of the leads and returns its rows. */
type Execute = <Row>(sql: string) => Row[];

/** Runs a statement on the local database, even while the server runs. */
function executeLocally<Row>(sql: string): Row[] {
  using database = openLocalDatabase(stateFolder());
  return database.prepare(sql).all() as Row[];
}

/**
 * Runs a statement on the deployed database. Other users of this machine can see it in the list of
 * processes.
 */
function executeRemotely<Row>(sql: string): Row[] {
  const command = ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql];
  const [result] = wranglerJson<{ results: Row[] }[]>(...command);
  return result?.results ?? [];
}

if (import.meta.main) {
  // `head` closes the pipe early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    process.exit(error.code === 'EPIPE' ? 0 : 1);
  });
  await runCommand(leads);
}
