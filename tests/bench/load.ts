import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { generateLoad } from './generate-load.ts';
import { machine, median, say } from './report.ts';
import { startMemoryWorker, startSite } from './site.ts';

const rounds = 5;
// As a browser asks, so that each is counted as a view.
const headers = {
  'Accept-Encoding': 'br',
  'Sec-Fetch-Dest': 'document',
  'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
};

/** A page from the cache beside the same bytes from memory, and a cold page for one and for twenty. */
export async function benchLoad(): Promise<void> {
  say(`${machine()}; medians of ${rounds} rounds`);
  await benchHot();
  await benchCold();
}

async function benchHot(): Promise<void> {
  await using site = await startSite();
  const body = await readEncoded(site.port, '/');
  const type = { 'Content-Type': 'text/html; charset=utf-8', 'Content-Encoding': 'br' };
  await using memory = await startMemoryWorker(body, type);
  const load = { path: '/', headers, connections: 50 };
  const rates = { page: [] as number[], memory: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const page = await generateLoad({ port: site.port, ...load, seconds: 3 });
    const floor = await generateLoad({ port: memory.port, ...load, seconds: 3 });
    // The first warms up.
    if (round === 0) continue;
    rates.page.push(page.perSecond);
    rates.memory.push(floor.perSecond);
  }
  const [page, floor] = [median(rates.page), median(rates.memory)];
  say(`landing page: ${body.byteLength} bytes with brotli (aim: <= 14,000)`);
  say(
    `hot: ${page.toFixed(0)} requests/s, ${(page / floor).toFixed(2)} of the same bytes from memory (aim: >= 0.8)`,
  );
}

async function benchCold(): Promise<void> {
  const slowest = async (connections: number) => {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      await using site = await startSite();
      const load = { port: site.port, path: '/', headers, connections, requests: connections };
      times.push((await generateLoad(load)).slowest);
    }
    return median(times);
  };
  const [alone, last] = [await slowest(1), await slowest(20)];
  say(
    `cold: ${alone.toFixed(0)} ms alone, ${last.toFixed(0)} ms for the last of twenty, ${(last / alone).toFixed(2)} x (aim: <= 2)`,
  );
}

/** The body as a browser gets it, not decoded. */
async function readEncoded(port: number, path: string): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, path, headers }, resolve).on('error', reject);
  });
  return buffer(response);
}
