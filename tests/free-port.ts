import { randomInt } from 'node:crypto';
import { requireFreePort } from '#src/tools/port.ts';

/**
 * Returns a free port outside the ephemeral range (from 32768), where an outgoing connection could
 * take it before a server opens it.
 */
export async function freePort(): Promise<number> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const port = randomInt(20_000, 30_000);
    const isFree = await requireFreePort(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
  throw new Error('No free port');
}
