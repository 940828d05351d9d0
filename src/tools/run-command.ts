import { UserError } from './user-error.ts';

/** The values of `process.env` that a sentence may name. */
type Context = { port?: number; state?: string };

/**
 * Runs a command. If it fails, one sentence says why and what to do, and the exit code is 1. A
 * failure without such a sentence is shown in full: it is a bug of ours.
 */
export async function runCommand(command: () => unknown, context: Context = {}): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(explainError(error, context) ?? error);
    process.exit(1);
  }
}

/** The sentence for a failure, if there is one. */
export function explainError(error: unknown, { port, state }: Context): string | undefined {
  if (error instanceof UserError) return error.message;
  if (!(error instanceof Error)) return;
  const text = `${'code' in error ? error.code : ''} ${error.message} ${error.cause ?? ''}`;
  const place = 'path' in error ? error.path : (state ?? 'the folder of the data');
  if (/EADDRINUSE|ERR_ADDRESS_IN_USE/.test(text))
    return `Port ${port} is taken: end what uses it, or take another one, as in PORT=8788 npm start.`;
  if (/listen EACCES|EADDRNOTAVAIL/.test(text))
    return `Port ${port} may not be opened by you: take one above 1023, as in PORT=8788 npm start.`;
  if (/EACCES|EPERM|EROFS|ENOTDIR|EEXIST|SQLITE_(READONLY|CANTOPEN)|unable to open/.test(text))
    return `Nothing can be written to ${place}: change its owner or mode, or let STATE name another folder.`;
  if (/SQLITE_BUSY|database is locked/.test(text))
    return `The data in ${place} is in use: end the other program, then try again.`;
}
