import { randomInt } from 'node:crypto';
import { Agent, type RequestOptions, request } from 'node:http';
import { host } from './site.ts';

export type Flood = {
  /** A new one for each request, or the same for all. */
  path: string | (() => string);
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
  /** The form to post, each from a network of its own. */
  form?: () => [name: string, value: string][];
  requests: number;
  /** How many requests are under way at any time. */
  connections: number;
  /** When the sender leaves. Without it, every response is read to its end. */
  leave?: 'in the body' | 'after the body' | 'at the first byte';
};

/** Milliseconds, after which a request is given up, or no further request of the flood is sent. */
const timeouts = { request: 30_000, flood: 120_000 } as const;
/** Milliseconds in which what was sent reaches the worker. */
const underway = 20;

/**
 * Sends a flood and counts how its requests end: by status, by error code, or as `left`. Uses
 * Node's own client: autocannon waits for the body of a HEAD, and cannot leave early.
 */
export async function sendFlood(
  port: number,
  flood: Flood,
  ends: Record<string, number> = {},
): Promise<typeof ends> {
  const agent = new Agent({ keepAlive: true });
  const deadline = performance.now() + timeouts.flood;
  let sent = 0;
  async function keepBusy(): Promise<void> {
    while (sent < flood.requests && !ends.ECONNREFUSED && performance.now() < deadline) {
      sent++;
      const end = await send({ agent, port, host: '127.0.0.1' }, flood);
      ends[end] = (ends[end] ?? 0) + 1;
    }
  }
  await Promise.all(Array.from({ length: flood.connections }, keepBusy));
  agent.destroy();
  return ends;
}

async function send(target: RequestOptions, flood: Flood): Promise<string> {
  const { path, method = 'GET', headers, form, leave } = flood;
  const post = form && (await encode(form()));
  const outgoing = request({
    ...target,
    path: typeof path === 'string' ? path : path(),
    method,
    headers: { Host: host, ...headers, ...post?.headers },
    timeout: timeouts.request,
  });
  const end = new Promise<string>((resolve) => {
    outgoing.on('response', (response) => {
      response.on('data', () => leave && outgoing.destroy());
      response.on('end', () => resolve(String(response.statusCode)));
      response.on('error', () => undefined);
    });
    outgoing.on('timeout', () => outgoing.destroy(Object.assign(new Error(), { code: 'timeout' })));
    outgoing.on('error', ({ code = 'error' }: NodeJS.ErrnoException) => {
      resolve(leave && code === 'ECONNRESET' ? 'left' : code);
    });
    outgoing.on('close', () => resolve(leave ? 'left' : 'broken'));
  });
  const leaveSoon = () => setTimeout(() => outgoing.destroy(), underway);
  if (leave === 'in the body') outgoing.write(post?.body.subarray(0, -100), leaveSoon);
  else if (leave === 'after the body') outgoing.end(post?.body, leaveSoon);
  else outgoing.end(post?.body);
  return end;
}

/** A form as a browser posts it to its own site. */
async function encode(fields: [name: string, value: string][]) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const headers = {
    'Content-Type': encoded.headers.get('Content-Type') ?? '',
    'Content-Length': body.byteLength,
    'Sec-Fetch-Site': 'same-origin',
    'CF-Connecting-IP': `2001:${randomInt(65_536).toString(16)}:${randomInt(65_536).toString(16)}::1`,
  };
  return { body, headers };
}
