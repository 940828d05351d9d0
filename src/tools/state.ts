/** The folder of the bindings' data: `STATE`, or where wrangler and Vite keep it. */
export function stateFolder(): string {
  return process.env.STATE || '.wrangler/state';
}
