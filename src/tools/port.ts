import { lookup } from 'node:dns/promises';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { UserError } from './user-error.ts';

/** The port if none is given. */
export const defaultPort = 8787;

/** The port that `PORT` names, 8787 if it is not set. Throws if it is not a port. */
export function parsePort(text = ''): number {
  const port = Number(text || defaultPort);
  if (!/^\d*$/.test(text) || port < 1 || port > 65_535) {
    throw new UserError(
      `PORT=${text} is not a port: give a number from 1 to 65535, as in PORT=8788.`,
    );
  }
  return port;
}

/** Throws, as `listen` does, if this port of any address of localhost cannot be had. */
export async function claimPort(port: number): Promise<void> {
  for (const { address } of await lookup('localhost', { all: true })) {
    const server = createServer().listen(port, address);
    await once(server, 'listening');
    await new Promise((resolve) => server.close(resolve));
  }
}
