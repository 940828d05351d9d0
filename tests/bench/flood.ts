import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

export type Flood = {
  /** A function that returns a new path for each request, or one path for all. */
  path: string | (() => string);
  method?: 'GET' | 'HEAD' | 'POST';
  /** The form to post, each from a different network. */
  form?: () => [name: string, value: string][];
  headers?: Record<string, string>;
  /** The number of requests (default: 20,000) and their concurrency (default: 8). */
  requests?: number;
  connections?: number;
  /** When the client disconnects. Without it, every response is read to its end. */
  leave?: 'in the body' | 'after the body' | 'before the first byte' | 'at the first byte';
};

/** The time in milliseconds for a partial request to reach the worker. */
const underway = 20;
/**
 * Timeouts in milliseconds. `request` is longer than the worker lets a request wait. After `flood`,
 * no further requests are sent.
 */
const timeouts = { request: 60_000, flood: 120_000 } as const;

/**
 * Sends a flood and counts in `ends` how its requests end: by status, by error, or as `left`.
 * `fetch` would take ten times the CPU time, which the worker needs.
 */
export async function sendFlood(
  origin: string,
  flood: Flood,
  ends: Record<string, number> = {},
): Promise<typeof ends> {
  const { path, requests = 20_000, connections = 8, leave } = flood;
  const agent = new Agent({ keepAlive: true });
  const deadline = performance.now() + timeouts.flood;
  let sent = 0;
  async function keepBusy(): Promise<void> {
    while (sent < requests && !ends.ECONNREFUSED && performance.now() < deadline) {
      sent++;
      const url = new URL(typeof path === 'string' ? path : path(), origin);
      const end = await attempt(url, flood, agent).catch(({ code }) =>
        leave && code === 'ABORT_ERR' ? 'left' : code,
      );
      ends[end] = (ends[end] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: connections }, keepBusy));
  agent.destroy();
  return ends;
}

function attempt(url: URL, flood: Flood, agent: Agent): Promise<string> {
  const { leave } = flood;
  if (leave === 'in the body') return stopInBody(url);
  return leave === 'before the first byte' ? reset(url) : send(url, flood, agent);
}

async function send(url: URL, flood: Flood, agent: Agent): Promise<string> {
  const { method = 'GET', form, headers, leave } = flood;
  const fields = form && new FormData();
  for (const [name, value] of form?.() ?? []) fields?.append(name, value);
  const body = fields && new Response(fields);
  const client = request(url, {
    agent,
    method,
    signal: AbortSignal.timeout(leave === 'after the body' ? underway : timeouts.request),
    headers: {
      ...headers,
      ...(body && {
        'Content-Type': String(body.headers.get('Content-Type')),
        Origin: url.origin,
        'CF-Connecting-IP': newNetwork(),
      }),
    },
  });
  client.end(body && (await body.bytes()));
  const [response] = await once(client, 'response');
  if (leave) client.destroy();
  else await once(response.resume(), 'end');
  return leave ? 'left' : String(response.statusCode);
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

/** Requests a page and resets the connection 5 to 75 ms later. */
async function reset({ host, hostname, port, pathname, search }: URL): Promise<string> {
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await once(socket, 'connect');
  await setTimeout(randomInt(5, 75));
  socket.resetAndDestroy();
  return 'left';
}

/** Returns an address in a network that has sent few or no requests so far. */
function newNetwork(): string {
  return `2001:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`;
}
