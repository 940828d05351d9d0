import { openLocalDatabase } from '../local/database.ts';
import { wranglerJson } from '../wrangler.ts';

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
  const command = ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql];
  const [result] = wranglerJson<{ results: Row[] }[]>(...command);
  return result?.results ?? [];
}
