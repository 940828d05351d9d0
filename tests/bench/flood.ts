import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type Flood = {
  /** A function that returns a new path for each request, or one path for all. */
  path: string | (() => string);
  method?: 'GET' | 'HEAD' | 'POST';
  /** The form to post, each from a different network. */
  form?: () => [name: string, value: string][];
  /** The number of requests (default: 20,000) and their concurrency (default: 8). */
  requests?: number;
  connections?: number;
  /** When the client disconnects. Without it, every response is read to its end. */
  leave?: 'in the body' | 'after the body' | 'at the first byte';
};

/** The time in milliseconds for a partial request to reach the worker. */
const underway = 20;
/** Timeouts in milliseconds: for a single request, and for a flood to send further requests. */
const timeouts = { request: 30_000, flood: 120_000 } as const;

/**
 * Sends a flood and counts in `ends` how its requests end: by status, by error, or as `left`. Uses
 * `fetch` because autocannon waits for the body of a HEAD response and cannot disconnect early.
 */
export async function sendFlood(
  origin: string,
  flood: Flood,
  ends: Record<string, number> = {},
): Promise<typeof ends> {
  const { path, requests = 20_000, connections = 8, leave } = flood;
  const deadline = performance.now() + timeouts.flood;
  let sent = 0;
  async function keepBusy(): Promise<void> {
    while (sent < requests && !ends.ECONNREFUSED && performance.now() < deadline) {
      sent++;
      const url = new URL(typeof path === 'string' ? path : path(), origin);
      const end = await (leave === 'in the body' ? stopInBody(url) : send(url, flood)).catch(
        ({ name, code, cause }) =>
          leave && name === 'TimeoutError' ? 'left' : (cause?.code ?? code ?? name),
      );
      ends[end] = (ends[end] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepBusy));
  return ends;
}

async function send(url: URL, { method = 'GET', form, leave }: Flood): Promise<string> {
  const body = form && new FormData();
  for (const [name, value] of form?.() ?? []) body?.append(name, value);
  const signal = AbortSignal.timeout(leave === 'after the body' ? underway : timeouts.request);
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    signal,
    ...(body && { body, headers: { Origin: url.origin, 'CF-Connecting-IP': newNetwork() } }),
  });
  if (!leave) await response.arrayBuffer();
  else await response.body?.cancel();
  return leave ? 'left' : String(response.status);
}

/** Sends the beginning of a form, then destroys the connection. */
async function stopInBody({ host, hostname, port, pathname, search }: URL): Promise<string> {
  const head = [
    `POST ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    `Origin: http://${host}`,
    `CF-Connecting-IP: ${newNetwork()}`,
    'Content-Type: multipart/form-data; boundary=half',
    'Content-Length: 1000',
  ];
  const body = '--half\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nZo';
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'connect');
  await setTimeout(underway);
  socket.destroy();
  return 'left';
}

/** Returns an address in a network that has sent few or no requests so far. */
function newNetwork(): string {
  return `2001:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
}
