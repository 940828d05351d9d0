import { parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

/** Returns which of its switches a command was given. Throws its usage for anything else. */
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
