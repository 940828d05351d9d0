import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const migrations = new URL('../../../src/leads/migrations/', import.meta.url);

/**
 * Creates a database with our migrations, in memory. Implements the methods of D1 that the worker
 * calls.
 */
export function createDatabase(): D1Database {
  const sqlite = new DatabaseSync(':memory:');
  for (const name of readdirSync(migrations).sort()) {
    sqlite.exec(readFileSync(new URL(name, migrations), 'utf8'));
  }

  function statement(sql: string, values: SQLInputValue[] = []) {
    const all = async () => ({ results: sqlite.prepare(sql).all(...values) });
    return {
      // D1 receives its values as JSON, which has no Infinity.
      bind: (...bound: SQLInputValue[]) => statement(sql, JSON.parse(JSON.stringify(bound))),
      run: all,
      all,
      first: async () => (await all()).results[0] ?? null,
    };
  }

  return { prepare: (sql: string) => statement(sql) } as unknown as D1Database;
}

/** In milliseconds; no test waits that long. */
export const never = 2 ** 31 - 1;

/** Makes the statements of a database run that many milliseconds late. */
export function delayDatabase(db: D1Database, milliseconds: number): D1Database {
  function delay(statement: D1PreparedStatement) {
    const late = async <Value>(run: () => Promise<Value>) => {
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      return run();
    };
    return {
      bind: (...values: unknown[]) => delay(statement.bind(...values)),
      run: () => late(() => statement.run()),
      all: () => late(() => statement.all()),
      first: () => late(() => statement.first()),
    };
  }
  return { prepare: (sql: string) => delay(db.prepare(sql)) } as unknown as D1Database;
}

/** Creates a database on which every statement fails. */
export function failingDatabase(): D1Database {
  const prepare = () => {
    throw new Error('D1_ERROR');
  };
  return { prepare } as unknown as D1Database;
}
