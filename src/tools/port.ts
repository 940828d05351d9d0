import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from './command-line.ts';

/** Parses `PORT`; 8787 by default. Throws if it is not a port. */
export function parsePort(text = ''): number {
  const port = Number(text || 8787);
  if (!/^\d*$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(
      `PORT=${text} is not a port: use a number from 1 to 65535, as in PORT=8788.`,
    );
  }
  return port;
}

/** Throws if the port is taken on any address of localhost. */
export async function requireFreePort(port: number): Promise<void> {
  for (const { address } of await lookup('localhost', { all: true })) {
    const server = createServer().listen(port, address);
    await once(server, 'listening').catch(() => {
      throw new UserError(
        `Port ${port} is taken or not allowed: choose another one, as in PORT=8788.`,
      );
    });
    await new Promise((resolve) => server.close(resolve));
  }
}
