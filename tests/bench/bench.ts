import { parseArgs } from 'node:util';
import { build } from '#src/tools/build.ts';
import { isBuilt } from '#src/tools/is-built.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchLoad } from './load.ts';
import { benchMemory } from './memory.ts';

/**
 * `npm run bench`: measures how fast the built worker responds. `-- --memory`: checks that its
 * memory stays flat under floods (`-- --memory head`: only those whose name contains "head") and
 * exits with 1 if not. `-- --lighthouse`: measures every page in the browser
 * (`-- --lighthouse /fr`: only that page).
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    memory: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: false },
  },
});

if (!isBuilt()) await build();
if (values.memory) process.exitCode = (await benchMemory(positionals[0])) ? 0 : 1;
else if (values.lighthouse) await benchLighthouse(positionals[0]);
else await benchLoad();
process.exit();
