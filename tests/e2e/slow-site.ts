import { setTimeout } from 'node:timers/promises';
import { listenLocally } from '../listen-locally.ts';
import { freshFetch } from './fresh-fetch.ts';

/**
 * Serves the site as over a slow connection, for `await using`. Each page pauses for half a second
 * after its first `</nav>`, while its stylesheet and other files load.
 */
export function serveSlowly(origin: string): ReturnType<typeof listenLocally> {
  return listenLocally(async ({ url }, response) => {
    const { status, type, body } = await readAnswer(`${origin}${url}`);
    const pause = type.startsWith('text/html') ? body.indexOf('</nav>') : 0;
    response.writeHead(status, { 'Content-Type': type }).write(body.subarray(0, pause));
    if (pause > 0) await setTimeout(500);
    response.end(body.subarray(pause));
  });
}

async function readAnswer(url: string): Promise<{ status: number; type: string; body: Buffer }> {
  const answer = await freshFetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', body };
}
