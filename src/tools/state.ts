/** Where wrangler and Vite keep the bindings' data. */
export const defaultState = '.wrangler/state';

/** The folder of the bindings' data: `STATE`, or the default. */
export function stateFolder(): string {
  return process.env.STATE || defaultState;
}
