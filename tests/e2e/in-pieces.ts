import { setTimeout } from 'node:timers/promises';
import { freshFetch } from './fresh-fetch.ts';
import { listenLocally } from './listen-locally.ts';

/**
 * The site as it arrives on a slow connection or machine, for `await using`: a page stops half a
 * second after the first `</nav>`, while its stylesheet and everything else are there.
 */
export function serveInPieces(origin: string): ReturnType<typeof listenLocally> {
  return listenLocally(async ({ url }, response) => {
    const answer = await freshFetch(`${origin}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    const pause = type.startsWith('text/html') ? body.indexOf('</nav>') : 0;
    response.writeHead(answer.status, { 'Content-Type': type }).write(body.subarray(0, pause));
    if (pause > 0) await setTimeout(500);
    response.end(body.subarray(pause));
  });
}
