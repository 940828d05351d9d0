import { parseArgs } from 'node:util';
import { build } from '../../src/tools/build.ts';
import { isBuilt } from '../../src/tools/stamp.ts';
import { benchGrowth } from './growth.ts';
import { benchLighthouse } from './lighthouse.ts';
import { writeReport } from './report.ts';
import { benchWorkers } from './workers.ts';

/**
 * `npm run bench`: the built worker beside reference workers, interleaved, on
 * sockets that lead to each worker alone. `-- --lighthouse` measures all pages
 * in the browser instead, `-- --growth` more languages and pages. The tables go
 * into the README, lighthouse.md and growth.md.
 */
const { values } = parseArgs({
  options: {
    lighthouse: { type: 'boolean', default: false },
    growth: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '4' },
    soak: { type: 'string', default: '60' },
  },
});

if (!isBuilt()) await build();
const rounds = Number(values.rounds);
if (values.lighthouse) {
  writeReport('tests/bench/lighthouse.md', 'lighthouse', await benchLighthouse(rounds));
} else if (values.growth) {
  writeReport('tests/bench/growth.md', 'growth', await benchGrowth());
} else {
  const seconds = { load: Number(values.seconds), soak: Number(values.soak) };
  writeReport('README.md', 'bench', await benchWorkers(rounds, seconds));
}
process.exit();
