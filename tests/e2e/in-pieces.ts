import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/**
 * The site as it arrives on a slow connection or machine, for `await using`: a page stops half a
 * second after the first `</nav>`, while its stylesheet and everything else are there.
 */
export async function serveInPieces(origin: string): Promise<AsyncDisposable & { url: string }> {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${origin}${url}`);
    const body = Buffer.from(await answer.arrayBuffer());
    const type = answer.headers.get('Content-Type') ?? '';
    const pause = type.startsWith('text/html') ? body.indexOf('</nav>') : 0;
    response.writeHead(answer.status, { 'Content-Type': type }).write(body.subarray(0, pause));
    if (pause > 0) await setTimeout(500);
    response.end(body.subarray(pause));
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
