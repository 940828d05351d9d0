import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { localeCodes } from '../../../src/site/locales.ts';

it('a language is one entry and one file: no other source has a line for each', () => {
  const keys = localeCodes.map((code) => new RegExp(`^\\s*'?${code}'?: `, 'm'));
  const tables = globSync('src/**/*.{ts,tsx}').filter((path) => {
    const source = readFileSync(path, 'utf8');
    return keys.every((key) => key.test(source));
  });
  // The message check knows a language that is not in its table.
  expect(tables.map((path) => basename(path)).sort()).toEqual(['languages.ts', 'locales.ts']);
});
