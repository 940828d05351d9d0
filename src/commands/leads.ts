import { parseArgs } from 'node:util';
import { crons } from '../leads/crons.ts';
import { backUp } from '../local/back-up.ts';
import { privateEntry } from '../local/private-entry.ts';
import { triggerCron } from '../local/trigger-cron.ts';
import { Misuse } from '../misuse.ts';
import { runCommand } from '../run-command.ts';
import { type Separator, separators } from './csv.ts';
import { exportLeads } from './export-leads.ts';
import { type LeadDatabase, localDatabase, remoteDatabase } from './lead-database.ts';
import { makeDue, passedBy, releaseLead } from './lead-sql.ts';
import { stateFolder } from './state.ts';

const usage =
  "Usage: npm run --silent leads -- [withheld | erase EMAIL | release ID | deliver | backup FOLDER] [--json | --separator ','|';'|tab] [--remote]";

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
  backup,
};
const takesArgument = new Set(['erase', 'release', 'backup']);

/**
 * `npm run --silent leads`: the stored leads as CSV (`-- --separator ';'`: for
 * spreadsheets that expect that; `-- --json`: JSON lines; `-- --remote`: those
 * of the deployed database). `-- withheld` lists those that
 * are set aside, `-- release ID` hands one of them over to delivery, `-- deliver`
 * begins a round of deliveries, `-- erase EMAIL` deletes a person's leads,
 * `-- backup FOLDER` copies the state folder.
 * `STATE` is the folder that `npm start` was given.
 */
async function leads(): Promise<void> {
  const { values, positionals } = parse();
  const [name = 'list', argument, ...rest] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const fits = takesArgument.has(name) === Boolean(argument?.trim()) && rest.length === 0;
  if (!command || !fits) throw new Misuse(usage);
  const { remote, json } = values;
  const separator = separators.find((known) => known === values.separator.replace('tab', '\t'));
  if (!separator) throw new Misuse(usage);
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
    throw new Misuse(usage);
  }
}

function list({ database, ...format }: Call, condition: string): void {
  for (const line of exportLeads(database, condition, format)) print(line);
}

function erase({ database }: Call, typed: string): void {
  // As the form stores it.
  const email = typed;
  const sql = 'DELETE FROM leads WHERE lower(email) = lower(?) RETURNING id';
  const count = database.execute(sql, [email]).length;
  // Even if none was deleted: an earlier run may have been cut off before this.
  database.eraseRemains();
  if (count === 0) {
    throw new Misuse(
      `No lead has the address ${email}: npm run leads lists those that are stored.`,
    );
  }
  print(`${countedLeads(count)} erased`);
}

async function release(call: Call, id: string): Promise<void> {
  if (call.database.execute(releaseLead, [id]).length === 0) {
    throw new Misuse(`No lead that is withheld has the id ${id}: see npm run leads -- withheld.`);
  }
  print(`Lead ${id} is released. ${await beginRound(call)}`);
}

async function deliver(call: Call): Promise<void> {
  const count = call.database.execute(makeDue).length;
  print(
    count > 0
      ? `${countedLeads(count)} made due. ${await beginRound(call)}`
      : 'There is nothing to deliver.',
  );
}

async function backup({ remote }: Call, folder: string): Promise<void> {
  if (remote)
    throw new Misuse('Use npx wrangler d1 export DB --remote --output leads.sql instead.');
  await backUp(stateFolder(), folder);
  print(`${folder} is a copy of ${stateFolder()}: STATE=${folder} npm start runs on it.`);
}

/** Makes the worker deliver what is due, and says when it does, or that it cannot. */
async function beginRound({ database, remote }: Call): Promise<string> {
  if (remote) return `The cron delivers within two minutes, ${ifReceiver}.`;
  const entry = await privateEntry(stateFolder());
  if (!entry) {
    return `The site does not run: delivery begins within two minutes of npm start, ${ifReceiver}.`;
  }
  await triggerCron(entry, crons.requeue);
  // Only the worker knows its receiver: whether it has one shows in what it did.
  return database.execute(passedBy).length === 0
    ? 'Delivery has begun.'
    : 'Nothing is delivered: the site runs without LEADS_WEBHOOK_URL, or its LEADS_WEBHOOK_SECRET is missing or unfit.';
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
