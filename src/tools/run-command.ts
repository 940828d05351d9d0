import { UserError } from './user-error.ts';

/** Runs a command. A `UserError` prints only its message; any other error is a bug. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}
