import { openLocalDatabase } from '../local/database.ts';
import { wranglerJson } from '../wrangler.ts';

/** Runs a statement on the database of the leads and returns its rows. */
export type Execute = <Row>(sql: string) => Row[];

/** Opens the database in a state folder, even while the server runs. */
export function executeLocally(state: string): Execute {
  return <Row>(sql: string) => {
    using database = openLocalDatabase(state);
    return database.prepare(sql).all() as Row[];
  };
}

/** Runs a statement on the deployed database. Users of this machine can see it while it runs. */
export function executeRemotely<Row>(sql: string): Row[] {
  const command = ['d1', 'execute', 'DB', '--remote', '--json', '--command', sql];
  const [result] = wranglerJson<{ results: Row[] }[]>(...command);
  return result?.results ?? [];
}
