import { UserError } from './user-error.ts';

/**
 * Runs a command. If it fails, exits with 1: a `UserError` is printed as its message, any other
 * error in full, since it is a bug.
 */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
