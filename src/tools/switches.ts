import { parseArgs } from 'node:util';
import { UserError } from './user-error.ts';

/**
 * Which of its switches a command was given. Throws its usage if it was given anything else:
 * otherwise a typo would pass unnoticed, and the command do something else than was asked.
 */
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
