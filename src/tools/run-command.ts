import { relative, sep } from 'node:path';
import { Misuse } from './user-error.ts';

/** The values of `process.env` that a sentence may name. */
type Surroundings = { port?: number; state?: string };

/**
 * Runs a command. If it fails, one sentence says why and what to do, and the exit code is 1. A
 * failure without such a sentence is shown in full: it is a bug of ours.
 */
export async function runCommand(
  command: () => unknown,
  surroundings: Surroundings = {},
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(complaint(error, surroundings) ?? error);
    process.exit(1);
  }
}

/** The sentence for a failure, if there is one. */
export function complaint(error: unknown, { port, state }: Surroundings): string | undefined {
  if (error instanceof Misuse) return error.message;
  if (!(error instanceof Error)) return;
  const text = `${'code' in error ? error.code : ''} ${error.message} ${causeOf(error)}`;
  const place = placeOf(error, state);
  for (const [pattern, sentence] of [
    [
      /EADDRINUSE|Address already in use/i,
      `Port ${port} is taken: end what uses it, or take another one, as in PORT=8788 npm start.`,
    ],
    [
      /EACCES.*listen|listen EACCES|EADDRNOTAVAIL/,
      `Port ${port} may not be opened by you: take one above 1023, as in PORT=8788 npm start.`,
    ],
    [
      /ENOSPC|SQLITE_FULL|database or disk is full|No space left/i,
      `The disk is full: make room for ${place}, then try again.`,
    ],
    [
      /EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|unable to open database|readonly database/i,
      `No right to use ${place}: change its owner or its mode.`,
    ],
    [
      /ENOENT.*mkdir|ENAMETOOLONG/,
      state && `The folder ${state} cannot be made: let STATE name a folder elsewhere.`,
    ],
    [/ENOTDIR|EEXIST/, state && `${state} is not a folder: STATE names the folder of the data.`],
    [
      /SQLITE_NOTADB|SQLITE_CORRUPT|not a database|malformed/i,
      `The data in ${place} is damaged: put a backup in its place, or move it away to begin with none.`,
    ],
    [
      /no such (table|column)/,
      `The data in ${place} is of an earlier version: npm start brings it up to date.`,
    ],
    [
      /SQLITE_BUSY|database is locked/i,
      `The data in ${place} is in use: end the other program, then try again.`,
    ],
  ] as const) {
    if (pattern.test(text)) return sentence || undefined;
  }
}

/** What a failure is about: its own path, or the folder of the data if one is inside the other. */
function placeOf(error: NodeJS.ErrnoException, state = ''): string {
  const { path = state } = error;
  const isState = state !== '' && (liesIn(path, state) || liesIn(state, path));
  return isState ? `${state} (STATE names another folder)` : path || 'the folder of the data';
}

function liesIn(path: string, folder: string): boolean {
  return relative(folder, path).split(sep)[0] !== '..';
}

function causeOf({ cause }: Error): string {
  return cause instanceof Error ? cause.message : '';
}
