/** The folder of the bindings' data: `STATE`, or where wrangler keeps its own. */
export function stateFolder(): string {
  return process.env.STATE || '.wrangler/state';
}
