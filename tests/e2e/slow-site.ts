import { setTimeout } from 'node:timers/promises';
import { freshFetch } from './fresh-fetch.ts';
import { listenLocally } from './listen-locally.ts';

/**
 * Serves the site as on a slow connection or machine, for `await using`: a page pauses for half a
 * second after the first `</nav>`, while its stylesheet and all other files load.
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

/**
 * The site, except that the page at `path` never gets past its loading state, for `await using`: what
 * React streams later does not arrive.
 */
export function serveLoadingState(origin: string, path: string): ReturnType<typeof listenLocally> {
  return listenLocally(async ({ url }, response) => {
    const answer = await freshFetch(`${origin}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    const end = url === path ? body.indexOf('<div hidden id="S:') : body.length;
    response.writeHead(answer.status, { 'Content-Type': type }).write(body.subarray(0, end));
    if (end === body.length) response.end();
  });
}
