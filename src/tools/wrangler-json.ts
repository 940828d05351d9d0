import { UserError } from './user-error.ts';

/**
 * What a command of wrangler printed as JSON. Throws a sentence for the user if it printed anything
 * else.
 */
export function parseWranglerJson<Value>(printed: string, command: string): Value {
  try {
    return JSON.parse(printed);
  } catch {
    throw new UserError(
      `wrangler ${command} did not answer in JSON: see what npx wrangler ${command} says.`,
    );
  }
}
