import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';

const migrations = new URL('../../../src/leads/migrations/', import.meta.url);

/**
 * Creates a database with our migrations, in memory or in a file. Implements the part of D1 that the
 * store uses.
 */
export function createDatabase(file = ':memory:'): D1Database {
  const sqlite = new DatabaseSync(file);
  // Tests need not survive a power cut, and writing a thousand leads to disk takes seconds.
  sqlite.exec('PRAGMA synchronous = OFF');
  for (const name of readdirSync(migrations).sort()) {
    sqlite.exec(readFileSync(new URL(name, migrations), 'utf8'));
  }

  function statement(sql: string, values: SQLInputValue[] = []) {
    const run = () => ({ results: sqlite.prepare(sql).all(...values) });
    return {
      // D1 receives its values as JSON, which has no Infinity.
      bind: (...bound: SQLInputValue[]) => statement(sql, JSON.parse(JSON.stringify(bound))),
      run: async () => run(),
      all: async () => run(),
      first: async (column?: string) => {
        const row = run().results[0] ?? null;
        return row && column ? row[column] : row;
      },
      runNow: run,
    };
  }

  return {
    prepare: (sql: string) => statement(sql),
    batch: async (statements: ReturnType<typeof statement>[]) => {
      sqlite.exec('BEGIN');
      try {
        const results = statements.map(({ runNow }) => runNow());
        sqlite.exec('COMMIT');
        return results;
      } catch (error) {
        sqlite.exec('ROLLBACK');
        throw error;
      }
    },
  } as unknown as D1Database;
}

/** Creates a database on which every statement fails. */
export function failingDatabase(): D1Database {
  const prepare = () => {
    throw new Error('D1_ERROR');
  };
  return { prepare } as unknown as D1Database;
}
