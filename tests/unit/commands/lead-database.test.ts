import { describe, expect, it } from 'vitest';
import { withLiterals } from '../../../src/commands/lead-database.ts';

describe('withLiterals', () => {
  it('puts the values in, each as one literal', () => {
    const sql = withLiterals('SELECT ? WHERE a = ?', ["o'neil?$&", "'; DROP TABLE leads; --"]);
    expect(sql).toBe("SELECT 'o''neil?$&' WHERE a = '''; DROP TABLE leads; --'");
  });
});
