import { parseArgs } from 'node:util';

/** An error that the user can fix, not a bug; its message says how. */
export class UserError extends Error {}

/** Runs a command. A `UserError` prints only its message; any other error is a bug. */
export async function runCommand(command: () => unknown): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(error instanceof UserError ? error.message : error);
    process.exit(1);
  }
}

/** Parses the switches of a command. Any other argument throws a `UserError` with the usage. */
export function parseSwitches<Name extends string>(
  command: string,
  names: readonly Name[],
  args = process.argv.slice(2),
): Record<Name, boolean> {
  const options = names.map((name) => [name, { type: 'boolean', default: false }] as const);
  try {
    const { values } = parseArgs({ args, options: Object.fromEntries(options) });
    return values as Record<Name, boolean>;
  } catch {
    throw new UserError(`Usage: ${command} ${names.map((name) => `[--${name}]`).join(' ')}`);
  }
}
