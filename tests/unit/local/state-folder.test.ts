import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it, onTestFinished } from 'vitest';
import { checkDatabase, claimState, ownFolder } from '../../../src/local/state-folder.ts';
import { complaint } from '../../../src/tools/run-command.ts';
import { databaseFile, resourceFolder } from '../../../src/tools/server/database.ts';
import { newFolder } from '../new-folder.ts';

const modeOf = (path: string) => statSync(path).mode & 0o777;

/** What the operator reads if something cannot be done with a folder. */
function said(state: string, work: (state: string) => unknown = ownFolder): string | undefined {
  try {
    work(state);
  } catch (error) {
    return complaint(error, { state });
  }
  throw new Error(`${state} is used`);
}

/**
 * Restricts a folder's permissions until the test is finished: it must be open again to be removed.
 */
function restrict(folder: string, mode: number): void {
  chmodSync(folder, mode);
  onTestFinished(() => chmodSync(folder, 0o700));
}

/** Does something without root's rights: nothing is refused to root. */
function asNobody<Result>(work: () => Result): Result {
  const isRoot = process.geteuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    return work();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

it('is made with those above it, for its owner alone', () => {
  const state = join(newFolder(), 'deep/state');
  ownFolder(state);
  for (const path of ['..', '', 'v3', 'tmp']) expect(modeOf(join(state, path)), path).toBe(0o700);
});

it('may be one with other things in it, which stays as open as it is', () => {
  const state = newFolder();
  chmodSync(state, 0o755);
  mkdirSync(join(state, 'v3'), { mode: 0o755 });
  ownFolder(state);
  expect(modeOf(state)).toBe(0o755);
  expect(modeOf(join(state, 'v3'))).toBe(0o700);
});

it('is no file, no link to nothing, and nothing below a file', () => {
  const file = join(newFolder(), 'file');
  writeFileSync(file, '', { mode: 0o644 });
  symlinkSync('nowhere', `${file}.link`);
  for (const state of [file, `${file}.link`, join(file, 'state')]) {
    expect(said(state)).toBe(`${state} is not a folder: STATE names the folder of the data.`);
  }
  expect(modeOf(file)).toBe(0o644);
});

it('has a name that the system can bear', () => {
  expect(said(join(newFolder(), 'x'.repeat(300)))).toMatch(/ cannot be made: let STATE name /);
});

it.runIf(process.platform === 'linux')('is nowhere where no folder can be made', () => {
  for (const state of ['/proc/site', '/proc/site/state']) {
    expect(said(state)).toBe(
      `The folder ${state} cannot be made: let STATE name a folder elsewhere.`,
    );
  }
});

it('is a folder that we may use', () => {
  const folder = newFolder();
  restrict(folder, 0o500);
  const state = join(folder, 'state');
  expect(asNobody(() => said(state))).toMatch(/^No right to use .*\(STATE names another folder\)/);
  const closed = newFolder();
  mkdirSync(join(closed, 'v3'));
  restrict(join(closed, 'v3'), 0o000);
  chmodSync(closed, 0o755);
  expect(asNobody(() => said(closed, databaseFile))).toContain(`No right to use ${closed}`);
  restrict(closed, 0o000);
  expect(asNobody(() => said(closed, databaseFile))).toContain(`No right to use ${closed}`);
});

/** A process that has claimed a folder, until it is killed. */
async function claimElsewhere(state: string) {
  const claim = `const { claimState } = await import('./src/local/state-folder.ts');
    claimState(process.argv[1]);
    console.log('claimed');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', claim, state]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'readable');
  return child;
}

it('is one process’s at a time, however that ends', async () => {
  const state = newFolder();
  const child = await claimElsewhere(state);
  expect(said(state, claimState)).toContain(`The data in ${state}`);
  expect(said(state, claimState)).toContain('is in use');
  const restored = join(newFolder(), 'restored');
  cpSync(state, restored, { recursive: true });
  claimState(restored);
  child.kill('SIGKILL');
  await once(child, 'exit');
  claimState(state);
  expect(said(state, claimState)).toContain('is in use');
  expect(readdirSync(state).sort()).toEqual(['claim.sqlite', 'tmp', 'v3']);
});

it('is freed of what a process that was killed has left there, and of nothing else', () => {
  const state = newFolder();
  const left = join(state, 'tmp');
  for (const path of ['email/send/session', 'miniflare-0a1b/d1', 'ours']) {
    mkdirSync(join(left, path), { recursive: true });
    writeFileSync(join(left, path, 'file'), '');
  }
  claimState(state);
  expect(readdirSync(left)).toEqual(['ours']);
});

it('has a database without a damaged page, or is not used', () => {
  const state = newFolder();
  const folder = join(resourceFolder(state), 'd1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'leads.sqlite');
  const database = new DatabaseSync(file);
  database.exec('PRAGMA page_size = 4096; CREATE TABLE leads (text)');
  database.prepare('INSERT INTO leads VALUES (?)').run('x'.repeat(20_000));
  database.close();
  checkDatabase(state);
  const bytes = readFileSync(file);
  // The end of a list of pages: beyond the file.
  bytes.writeUInt32BE(99, 2 * 4096);
  writeFileSync(file, bytes);
  expect(said(state, checkDatabase)).toMatch(/^The data in .* is damaged/);
});
