import { startSite, type Worker } from '#src/tools/start.ts';
import { sendFlood } from './flood.ts';

/** Answers every request with the first response, from memory: the least work for workerd. */
function fromMemory(worker: Worker): Worker {
  let first: Promise<[headers: Headers, body: ArrayBuffer]> | undefined;
  async function read(response: Response): Promise<[Headers, ArrayBuffer]> {
    return [response.headers, await response.arrayBuffer()];
  }
  return {
    async fetch(request, env, context) {
      first ??= read(await worker.fetch(request, env, context));
      const [headers, body] = await first;
      return new Response(body, { headers, encodeBody: 'manual' });
    },
  };
}

/** Requests the landing page 10,000 times. Returns the pages per second. */
async function measure({ url }: { url: string }): Promise<number> {
  const start = performance.now();
  const flood = { requests: 10_000, connections: 50, headers: () => ({ 'Accept-Encoding': 'br' }) };
  const { counts } = await sendFlood(url, flood);
  if (counts[200] !== flood.requests) throw new Error(`Not only pages: ${JSON.stringify(counts)}`);
  return (1000 * flood.requests) / (performance.now() - start);
}

// `npm run bench`: the landing page from the cache beside the same bytes from memory.
await using site = await startSite({ state: '.wrangler/bench/site' });
await using memory = await startSite({ state: '.wrangler/bench/memory', wrap: fromMemory });
await measure(site);
await measure(memory);
const rates: { site: number; memory: number; share: number }[] = [];
for (let round = 0; round < 5; round++) {
  const [pages, bytes] = [await measure(site), await measure(memory)];
  rates.push({ site: Math.round(pages), memory: Math.round(bytes), share: pages / bytes });
}
console.table(rates.toSorted((a, b) => a.share - b.share));
process.exit();
