import { setTimeout } from 'node:timers/promises';
import { timings } from '../../src/site/constants.ts';
import { cardPath } from '../../src/site/pages.ts';
import { referredPath } from '../referrer.ts';
import { generateLoad, type Load } from './generate-load.ts';
import { say } from './report.ts';
import { startSite } from './site.ts';

/** Whatever passes the middleware, and what it answers. */
const floods: Record<string, Omit<Load, 'port'>> = {
  'not found': { path: '/wp-login.php', status: 404, connections: 8, requests: 20_000 },
  redirect: { path: '/nope', status: 307, connections: 8, requests: 20_000 },
  '/healthz': { path: '/healthz', status: 200, connections: 8, requests: 5_000 },
  'card of any version': {
    path: () => `${cardPath('en', 'about')}?v=${Math.random()}`,
    connections: 8,
    requests: 5_000,
  },
  'contact to its end': { path: referredPath(), connections: 100, requests: 1_000 },
  'contact, left early': {
    path: referredPath(),
    connections: 20,
    requests: 1_000,
    firstBytesOnly: true,
  },
  'refused post': {
    path: referredPath(),
    method: 'POST',
    headers: { 'Content-Length': '0', 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
    connections: 8,
    requests: 20_000,
  },
};

/** How much memory may differ between the second wave and the third: a part of all, and MB. */
const tolerance = { resident: 0.1, heap: 5 } as const;

/**
 * Three waves of each flood, each flood on a worker of its own; prints what the process and its heap
 * hold after each wave. Returns whether memory stays flat.
 */
export async function benchMemory(): Promise<boolean> {
  let isFlat = true;
  for (const [name, flood] of Object.entries(floods)) {
    await using site = await startSite();
    const waves: Awaited<ReturnType<typeof site.memory>>[] = [];
    for (let wave = 0; wave < 3; wave++) {
      const { errors } = await generateLoad({ port: site.port, ...flood });
      if (errors > 0) isFlat = false;
      // Pages are still rendered to their end: those of a thousand who left take 9 s of CPU time.
      await setTimeout((flood.firstBytesOnly ? 15 : 3) * timings.contactLoading);
      waves.push(await site.memory());
      const { resident, heap } = waves[wave] ?? { resident: Number.NaN, heap: Number.NaN };
      say(
        `${name}, wave ${wave + 1}: ${resident.toFixed(0)} MB, heap ${heap.toFixed(1)} MB, ${errors} errors`,
      );
    }
    const [, second, third] = waves;
    if (!second || !third) throw new Error('A wave is missing');
    const growth = Math.abs(third.resident / second.resident - 1);
    if (growth >= tolerance.resident || Math.abs(third.heap - second.heap) >= tolerance.heap) {
      say(`${name}: memory does not stay flat`);
      isFlat = false;
    }
  }
  return isFlat;
}
