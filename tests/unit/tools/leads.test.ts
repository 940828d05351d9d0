import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { leads, toCsv } from '#src/tools/leads.ts';
import { newFolder } from '../new-folder.ts';

const rows = [
  { id: '72', email: 'Anna@company.example', phone: '+33 (0)1.99-00' },
  { id: '73', email: 'anna@other.example', phone: null },
  { id: '74', email: 'anna@company.example', phone: '=1' },
];

/**
 * Runs `npm run leads -- ...`. Returns its output, and the calls of a mock of wrangler, which returns
 * the rows that a statement asks for.
 */
function runLeads(args: string[], stored: object[] = rows) {
  const folder = newFolder();
  const programs = join(folder, 'node_modules/.bin');
  mkdirSync(programs, { recursive: true });
  const results = stored.map((row, index) => ({ ...row, rowid: index + 1 }));
  writeFileSync(join(folder, 'stored.json'), JSON.stringify(results));
  const script = `#!/usr/bin/env node
require('node:fs').appendFileSync('${folder}/asked', JSON.stringify(process.argv.slice(2)) + '\\n');
const [, after, limit] = /rowid > (\\d+) .*LIMIT (\\d+)$/.exec(process.argv.at(-2)) ?? [];
const left = require('${folder}/stored.json').filter(({ rowid }) => rowid > Number(after));
console.log(JSON.stringify([{ results: left.slice(0, Number(limit)) }]));`;
  writeFileSync(join(programs, 'wrangler'), script, { mode: 0o755 });
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(folder);
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.stubEnv('STATE_FOLDER', '/state');
  try {
    leads(args);
    const stdout = write.mock.calls.map(([text]) => text).join('');
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
    return { stdout, asked: asked.map((line) => JSON.parse(line)) };
  } finally {
    cwd.mockRestore();
    write.mockRestore();
    vi.unstubAllEnvs();
  }
}

it.each([
  [[], ['--local', '--persist-to', '/state']],
  [['--remote'], ['--remote']],
])('%j lists the leads of its database as CSV', (args, target) => {
  const { stdout, asked } = runLeads(args);
  expect(stdout).toBe(`\ufeffid;email;phone
72;Anna@company.example;+33 (0)1.99-00
73;anna@other.example;
74;anna@company.example;'=1
`);
  const sql = expect.stringMatching(/^SELECT id AS id, .* AS mailAt, rowid FROM leads/);
  expect(asked).toEqual([['d1', 'execute', 'DB', ...target, '--command', sql, '--json']]);
});

it('erases the leads of an address, and shows no address in its statements', () => {
  const { stdout, asked } = runLeads(['erase', ' ANNA@company.example', '--remote']);
  expect(stdout).toBe('2 leads erased\n');
  expect(asked.map((call) => call.at(-2))).toEqual([
    'SELECT id, email, rowid FROM leads WHERE rowid > 0 ORDER BY rowid LIMIT 10000',
    "DELETE FROM leads WHERE id IN ('72', '74')",
  ]);
});

it('erases 5,000 leads of a person in statements of less than 100 kB', () => {
  const many = Array.from({ length: 5000 }, () => ({ id: crypto.randomUUID(), email: 'a@b.test' }));
  const { stdout, asked } = runLeads(['erase', 'a@b.test'], many);
  expect(stdout).toBe('5000 leads erased\n');
  const statements = asked.map((call) => String(call.at(-2)));
  for (const statement of statements) expect(statement.length).toBeLessThan(100_000);
  const erased = statements.join().match(/[\da-f-]{36}/g);
  expect(erased).toEqual(many.map(({ id }) => id));
});

it.each([10_000, 25_000])('lists %i leads in pages of 10,000, under one header', (count) => {
  const many = Array.from({ length: count }, (_, index) => ({ id: `lead-${index}` }));
  const { stdout, asked } = runLeads([], many);
  expect(stdout).toBe(`\ufeffid\n${many.map(({ id }) => `${id}\n`).join('')}`);
  const pages = asked.map((call) => call.at(-2).replace(/.* WHERE/s, ''));
  expect(pages).toEqual(
    [0, 10_000, 20_000]
      .filter((after) => after <= count)
      .map((after) => ` rowid > ${after} ORDER BY rowid LIMIT 10000`),
  );
});

it('erases a person’s leads of every page', () => {
  const many = Array.from({ length: 20_001 }, (_, index) => ({
    id: String(index),
    email: index % 10_000 === 0 ? 'a@b.test' : 'c@d.test',
  }));
  const { stdout, asked } = runLeads(['erase', 'a@b.test'], many);
  expect(stdout).toBe('3 leads erased\n');
  expect(asked.at(-1)?.at(-2)).toBe("DELETE FROM leads WHERE id IN ('0', '10000', '20000')");
});

it('explains that wrangler cannot be run', () => {
  const cwd = vi.spyOn(process, 'cwd').mockReturnValue(newFolder());
  try {
    expect(() => leads([])).toThrow(/^wrangler cannot be run: [^\n]*ENOENT/);
  } finally {
    cwd.mockRestore();
  }
});

it('reports an address without leads', () => {
  expect(() => runLeads(['erase', 'nobody@company.example'])).toThrow(
    'No lead has the address nobody@company.example.',
  );
});

it.each([['erase'], ['erase', '72'], ['erase', 'a@b.example', 'c'], ['fly']])(
  'explains its usage for %s %s',
  (...args) => {
    expect(() => runLeads(args)).toThrow(/^Usage: .*$/);
  },
);

/** Returns a table of one cell, without its header. */
const cellOf = (value: unknown, column = 'a') => toCsv([{ [column]: value }]).split('\n')[1];

it.each([
  ...['=1+1', '+A1', '-A1', '+1*2', '@SUM(A1)', '＝1', '＋1', '－1', '＠A1', '﹦1', '﹣1', '−1'],
])('makes no formula from %s', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
  expect(cellOf(text, 'phone')).toBe(`'${text}`);
});

it.each([
  ['Ada;=HYPERLINK("x")', `"Ada;'=HYPERLINK(""x"")"`],
  ['Ada,+1', "Ada,'+1"],
  ['\t=1', "\t'=1"],
  ['a; =1+1', `"a; '=1+1"`],
  ["'=1", "''=1"],
  ['“=1', "“'=1"],
  ['\u200b=1', "\u200b'=1"],
  ['zoe@planted.example', 'zoe@planted.example'],
  ['1-2=3', '1-2=3'],
])('writes %j as %j, which is no formula wherever a spreadsheet splits it', (text, cell) => {
  expect(cellOf(text)).toBe(cell);
});

it.each(['+33 1 99 00 12 34', '+33199001234', '(01) 99.00-12', '+44\u00a020', '-1'])(
  'writes the phone number %s as it was entered, and escapes it elsewhere',
  (phone) => {
    expect(cellOf(phone, 'phone')).toBe(phone);
    expect(cellOf(phone)).toBe(/^[+-]/.test(phone) ? `'${phone}` : phone);
  },
);
