import { existsSync, statSync } from 'node:fs';
import { runCommand } from './command-line.ts';
import { writeTypes } from './messages.ts';
import { runWrangler } from './wrangler.ts';

/** Generates the files that the sources import if they are missing or outdated. */
export function generate(): void {
  writeTypes();
  writeBindingTypes('src/runtime/worker-configuration.d.ts');
}

/** Writes the types of the bindings and variables in wrangler.jsonc: `Env`. */
function writeBindingTypes(file: string): void {
  if (existsSync(file) && statSync(file).mtimeMs > statSync('wrangler.jsonc').ctimeMs) return;
  // The example keeps the variables of this machine's .dev.vars out.
  const options = [
    '--include-runtime=false',
    '--strict-vars=false',
    '--env-file=.dev.vars.example',
  ];
  runWrangler('types', file, ...options);
}

/** Vitest's global setup, so that each test can run alone. */
export { generate as setup };

if (import.meta.main) await runCommand(generate);
