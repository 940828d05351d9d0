import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a server on a free loopback port, for `await using`. It closes at the end of its block.
 */
export async function listenLocally(
  answer: RequestListener,
): Promise<AsyncDisposable & { origin: string }> {
  const server = createServer(answer).listen(0, 'localhost');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    async [Symbol.asyncDispose]() {
      server.close().closeAllConnections();
    },
  };
}
