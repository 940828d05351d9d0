import { once } from 'node:events';
import { Agent, type RequestOptions, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

type Flood = {
  requests: number;
  connections: number;
  method?: string;
  /** Returns the headers of the next request. */
  headers?: () => Record<string, string>;
};

/**
 * Requests a URL many times. Returns the responses by status, or by error code, and the seconds that
 * the slowest took. Stops after two minutes. `fetch` would take ten times the CPU time.
 */
export async function sendFlood(
  url: string,
  { requests, connections, method = 'GET', headers = () => ({}) }: Flood,
) {
  const agent = new Agent({ keepAlive: true });
  const counts: Record<string, number> = {};
  const deadline = performance.now() + 120_000;
  let [sent, slowest] = [0, 0];
  async function keepBusy(): Promise<void> {
    while (sent < requests && performance.now() < deadline) {
      sent++;
      const start = performance.now();
      const end = await readStatus(url, { agent, method, headers: headers() }).catch(({ code }) =>
        String(code),
      );
      counts[end] = (counts[end] ?? 0) + 1;
      slowest = Math.max(slowest, (performance.now() - start) / 1000);
    }
  }
  await Promise.all(Array.from({ length: connections }, keepBusy));
  agent.destroy();
  return { counts, slowest };
}

async function readStatus(url: string, options: RequestOptions) {
  const sent = request(url, { ...options, signal: AbortSignal.timeout(60_000) }).end();
  const [response] = await once(sent, 'response');
  await once(response.resume(), 'end');
  return String(response.statusCode);
}

type Left = { method: string; headers: Record<string, string>; body?: string };

/** Sends a request as bytes, and resets its connection that many milliseconds later. */
export async function leave(
  url: string,
  { method, headers, body = '' }: Left,
  milliseconds: number,
): Promise<void> {
  const { hostname, host, port, pathname, search } = new URL(url);
  const lines = Object.entries({ Host: host, ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  socket.write(`${method} ${pathname}${search} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`);
  await once(socket, 'connect');
  await sleep(milliseconds);
  socket.resetAndDestroy();
}
