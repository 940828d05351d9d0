import { sendFlood } from './flood.ts';
import { host, type MeasuredWorker, startMeasuredWorker } from './measured-worker.ts';
import { machine, median, say } from './report.ts';

const rounds = 5;
// The headers of a browser, so that each request counts as a view.
const headers = {
  Host: host,
  'Accept-Encoding': 'br',
  'Sec-Fetch-Dest': 'document',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/**
 * Compares a cached page with the same response from memory, and a cold page for one client and for
 * twenty.
 */
export async function benchLoad(): Promise<void> {
  say(`${machine()}; medians of ${rounds} rounds`);
  await benchHot();
  await benchCold();
}

async function benchHot(): Promise<void> {
  await using site = await startMeasuredWorker();
  await using fixed = await startMeasuredWorker('tests/bench/fixed-response.ts');
  const response = await fetch(site.url, { headers });
  const length = Number(response.headers.get('Content-Length'));
  const [pages, floors]: [Round[], Round[]] = [[], []];
  for (let round = 0; round <= rounds; round++) {
    pages.push(await runRound(site));
    floors.push(await runRound(fixed));
  }
  const [page, floor] = [summarize(pages), summarize(floors)];
  const share = (page.perSecond / floor.perSecond).toFixed(2);
  say(`landing page: ${length} bytes with brotli (aim: <= 14,000)`);
  say(
    `hot: ${format(page)}; ${share} of the same response from memory (aim: >= 0.8): ${format(floor)}`,
  );
}

type Round = { perSecond: number; cpuTime: number };

async function runRound({ url, cpuTime }: MeasuredWorker): Promise<Round> {
  const requests = 10_000;
  const before = cpuTime();
  const milliseconds = await load(url, 50, requests);
  return {
    perSecond: (1000 * requests) / milliseconds,
    cpuTime: (cpuTime() - before) / requests,
  };
}

/** Returns the medians of all rounds but the first, which warms up. */
function summarize([, ...measured]: Round[]): Round {
  return {
    perSecond: median(measured.map(({ perSecond }) => perSecond)),
    cpuTime: median(measured.map(({ cpuTime }) => cpuTime)),
  };
}

function format({ perSecond, cpuTime }: Round): string {
  return `${perSecond.toFixed(0)} requests/s, ${cpuTime.toFixed(3)} ms of CPU time each`;
}

async function benchCold(): Promise<void> {
  const slowest = async (connections: number) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await using site = await startMeasuredWorker();
      times.push(await load(site.url, connections, connections));
    }
    return median(times);
  };
  const [alone, last] = [await slowest(1), await slowest(20)];
  say(
    `cold: ${alone.toFixed(0)} ms alone, ${last.toFixed(0)} ms for the last of twenty, ${(last / alone).toFixed(2)} x (aim: <= 2)`,
  );
}

/**
 * Requests the landing page repeatedly. Returns the time in milliseconds until the last response.
 * Throws if a response is not the page.
 */
async function load(url: string, connections: number, requests: number): Promise<number> {
  const start = performance.now();
  const ends = await sendFlood(url, { path: '/', headers, connections, requests });
  if (ends[200] !== requests) throw new Error(`Not all are pages: ${JSON.stringify(ends)}`);
  return performance.now() - start;
}
