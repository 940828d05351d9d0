import { setTimeout } from 'node:timers/promises';
import { timings } from '../../src/site.ts';
import { cpuTime } from '../process.ts';
import { referredPath } from '../referrer.ts';
import { generateLoad } from './load.ts';
import { startSite } from './subjects.ts';

const bursts = 15;
/** A burst ends long before the first form is due, and the next begins when all forms have come. */
const seconds = timings.contactLoading / 1000 / 3;
const untilForms = timings.contactLoading * 2;

/** What a contact page costs until its loading state is there; returns a line of Markdown. */
export async function measureLoadingState(): Promise<string> {
  const { port, pid, dispose } = await startSite();
  const load = { port, path: referredPath(), connections: 10, firstBytesOnly: true };
  await generateLoad({ ...load, seconds: 4 });
  let [requests, cpuMs] = [0, 0];
  for (let burst = 0; burst < bursts; burst++) {
    await setTimeout(untilForms);
    const before = cpuTime(pid);
    requests += (await generateLoad({ ...load, seconds })).requests;
    cpuMs += cpuTime(pid) - before;
  }
  await dispose();
  return `- contact to its loading state: ${(cpuMs / requests).toFixed(2)} ms of CPU (aim: <= 3)`;
}
