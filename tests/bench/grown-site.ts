import { residentMemory } from '../process.ts';
import { workerSize } from '../worker-size.ts';
import { generateLoad } from './load.ts';
import { startSite } from './subjects.ts';

/** What a site of some size costs. Times in ms, memory in MB, the bundle in bytes. */
export type Growth = {
  bundle: number;
  ready: number;
  firstPage: number;
  /** Of a worker that has answered one page. */
  memory: number;
  pageMemory: number;
  perSecond: number;
};

/** Measures the built site of this folder; `growth.ts` runs it in copies. */
async function measure(): Promise<Growth> {
  let start = performance.now();
  const site = await startSite();
  const ready = performance.now() - start;
  const idle = residentMemory(site.pid);

  start = performance.now();
  await (await fetch(`http://127.0.0.1:${site.port}/fr/about`)).text();
  const firstPage = performance.now() - start;
  const memory = residentMemory(site.pid);
  const load = { port: site.port, path: '/fr/about', connections: 50 };
  await generateLoad({ ...load, seconds: 1 });
  const { perSecond } = await generateLoad({ ...load, seconds: 3 });
  await site.dispose();
  return { bundle: workerSize(), ready, firstPage, memory, pageMemory: memory - idle, perSecond };
}

process.stdout.write(JSON.stringify(await measure()));
process.exit();
