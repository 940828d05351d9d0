import { parseArgs } from 'node:util';
import { withAsciiDomain } from '../contact/email.ts';
import { runCommand } from '../tools/run-command.ts';
import { stateFolder } from '../tools/state.ts';
import { UserError } from '../tools/user-error.ts';
import { type Separator, separators } from './csv.ts';
import { exportLeads } from './export-leads.ts';
import { type LeadDatabase, localDatabase, remoteDatabase } from './lead-database.ts';
import { makeDue, releaseLead } from './lead-sql.ts';

const usage =
  "Usage: npm run --silent leads -- [withheld | erase EMAIL | release ID | deliver] [--json | --separator ','|';'|tab] [--remote]";

/** What a delivery needs, and this command cannot see from outside. */
const ifReceiver = 'if LEADS_WEBHOOK_URL and a fit LEADS_WEBHOOK_SECRET are set';

type Call = {
  database: LeadDatabase;
  remote: boolean;
  json: boolean;
  separator: Separator;
};

/** What may follow `npm run leads --`, each with the name of what it takes. */
const commands: Record<string, (call: Call, argument: string) => void | Promise<void>> = {
  list: (call) => list(call, 'TRUE'),
  withheld: (call) => list(call, "delivery = 'withheld'"),
  erase,
  release,
  deliver,
};
const takesArgument = new Set(['erase', 'release']);

/**
 * `npm run --silent leads`: the stored leads as CSV (`-- --separator ';'`: for
 * spreadsheets that expect that; `-- --json`: JSON lines; `-- --remote`: those
 * of the deployed database). `-- withheld` lists those that
 * are set aside, `-- release ID` hands one of them over to delivery, `-- deliver`
 * begins a round of deliveries, `-- erase EMAIL` deletes a person's leads.
 * `STATE` is the folder that `npm start` was given.
 */
async function leads(): Promise<void> {
  const { values, positionals } = parse();
  const [name = 'list', argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fits = takesArgument.has(name) === Boolean(argument?.trim()) && rest.length === 0;
  if (!command || !fits) throw new UserError(usage);
  const { remote, json } = values;
  const separator = separators.find((known) => known === values.separator.replace('tab', '\t'));
  if (!separator) throw new UserError(usage);
  const database = remote ? remoteDatabase() : localDatabase(stateFolder());
  try {
    await command({ database, remote, json, separator }, argument?.trim() ?? '');
  } finally {
    database.close();
  }
}

function parse() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        remote: { type: 'boolean', default: false },
        separator: { type: 'string', default: ',' },
      },
    });
  } catch {
    throw new UserError(usage);
  }
}

function list({ database, ...format }: Call, condition: string): void {
  for (const line of exportLeads(database, condition, format)) print(line);
}

function erase({ database }: Call, typed: string): void {
  // As the form stores it.
  const email = withAsciiDomain(typed);
  const sql = 'DELETE FROM leads WHERE lower(email) = lower(?) RETURNING id';
  const count = database.execute(sql, [email]).length;
  if (count === 0) {
    throw new UserError(
      `No lead has the address ${email}: npm run leads lists those that are stored.`,
    );
  }
  print(`${countedLeads(count)} erased`);
}

function release(call: Call, id: string): void {
  if (call.database.execute(releaseLead, [id]).length === 0) {
    throw new UserError(
      `No lead that is withheld has the id ${id}: see npm run leads -- withheld.`,
    );
  }
  print(`Lead ${id} is released. ${beginRound()}`);
}

function deliver(call: Call): void {
  const count = call.database.execute(makeDue).length;
  print(
    count > 0 ? `${countedLeads(count)} made due. ${beginRound()}` : 'There is nothing to deliver.',
  );
}

/** Says when the worker delivers what is due. */
function beginRound(): string {
  return `The cron delivers within two minutes, ${ifReceiver}.`;
}

function countedLeads(count: number): string {
  return count === 1 ? '1 lead' : `${count} leads`;
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

// A program that reads only the first lines, as `head` does, closes the pipe: the rest is of no
// use.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});
await runCommand(leads, { state: stateFolder() });
