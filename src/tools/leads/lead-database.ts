import { spawnSync } from 'node:child_process';
import { openLocalDatabase } from '../local/database.ts';
import { quietCloudflare } from '../quiet-cloudflare.ts';
import { UserError } from '../user-error.ts';
import { parseWranglerJson } from '../wrangler-json.ts';

/** Runs a statement on the database of the leads and returns its rows. */
export type Execute = <Row>(sql: string) => Row[];

/** On the database in a state folder, beside the server if that runs. */
export function executeLocally(state: string): Execute {
  return <Row>(sql: string) => {
    using database = openLocalDatabase(state);
    return database.prepare(sql).all() as Row[];
  };
}

/** On the deployed database. Others on this machine can see the statement while it runs. */
export function executeRemotely<Row>(sql: string): Row[] {
  const { status, stdout, stderr } = spawnSync(
    'wrangler',
    ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql],
    { env: quietCloudflare(), encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (status !== 0) {
    throw new UserError(`The deployed database did not answer. wrangler says:\n${stderr}${stdout}`);
  }
  const [result] = parseWranglerJson<{ results: Row[] }[]>(stdout, 'd1 execute DB --remote');
  return result?.results ?? [];
}
