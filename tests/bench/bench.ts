import { parseArgs } from 'node:util';
import { build } from '#src/tools/build.ts';
import { isBuilt } from '#src/tools/is-built.ts';
import { benchBrowser } from './browser.ts';
import { benchLoad } from './load.ts';
import { benchMemory } from './memory.ts';

/**
 * `npm run bench`: measures how fast the built worker responds, and what the landing page costs a
 * browser. `-- --memory`: checks that the worker's memory stays flat under floods (`-- --memory
 * head`: only those whose name contains "head") and exits with 1 if not.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { memory: { type: 'boolean', default: false } },
});

if (!isBuilt()) await build();
if (values.memory) process.exitCode = (await benchMemory(positionals[0])) ? 0 : 1;
else {
  await benchLoad();
  await benchBrowser();
}
process.exit();
