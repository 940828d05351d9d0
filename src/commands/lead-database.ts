import { spawnSync } from 'node:child_process';
import { quietCloudflare } from '../tools/quiet-cloudflare.ts';
import { openLocalDatabase } from '../tools/server/database.ts';
import { UserError } from '../tools/user-error.ts';
import { parseWranglerJson } from '../tools/wrangler-json.ts';

/** The database of the leads, here or deployed, as the operator's command uses it. */
export type LeadDatabase = {
  /** The rows of a statement; each `?` in it stands for one of the values. */
  execute: <Row>(sql: string, values?: readonly string[]) => Row[];
  close: () => void;
};

/** The database in a state folder, opened beside the server if that runs. */
export function localDatabase(state: string): LeadDatabase {
  const database = openLocalDatabase(state);
  return {
    execute: <Row>(sql: string, values: readonly string[] = []) =>
      database.prepare(sql).all(...values) as Row[],
    close: () => database.close(),
  };
}

/**
 * The deployed database. Cloudflare controls its storage: what was deleted stays in its backups for
 * days.
 */
export function remoteDatabase(): LeadDatabase {
  return {
    execute: <Row>(sql: string, values: readonly string[] = []) =>
      executeRemotely(withLiterals(sql, values)) as Row[],
    close: () => undefined,
  };
}

/** The statement with its values in it: `wrangler d1 execute` cannot bind any. */
export function withLiterals(sql: string, values: readonly string[]): string {
  const rest = [...values];
  return sql.replaceAll('?', () => literal(rest.shift() ?? ''));
}

/** A text as a literal of SQL. */
function literal(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}

function executeRemotely(sql: string): unknown[] {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql],
    { env: quietCloudflare(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) {
    throw new UserError(`The deployed database did not answer: ${reason(`${stderr}\n${stdout}`)}`);
  }
  const [result] = parseWranglerJson<{ results: unknown[] }[]>(stdout, 'd1 execute DB --remote');
  return result?.results ?? [];
}

/** The line of wrangler's output that says what is wrong. */
function reason(output: string): string {
  const lines = output.split('\n').map((line) => line.replace(/^\W*(\[?ERROR\]?|"text":)\W*/, ''));
  const telling = lines.find((line) => /\w+ \w+/.test(line) && !/update available|⛅/i.test(line));
  return telling?.trim().replace(/[",]+$/, '') ?? 'wrangler says nothing more.';
}
