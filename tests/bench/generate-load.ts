import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  /** A new one for each request, or the same for all. */
  path: string | (() => string);
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** How many requests are under way at any time. */
  connections: number;
  /** Ends after so many requests, or so many seconds. */
  requests?: number;
  seconds?: number;
  /** The expected status. */
  status?: number;
  /** Ends each request, and its connection, with the first bytes of the body. */
  firstBytesOnly?: boolean;
};

type Served = {
  /** Responses with another status, and connections that broke. */
  errors: number;
  perSecond: number;
  /** Milliseconds. */
  slowest: number;
};

/**
 * Keeps keep-alive connections busy. On bare sockets: with few cores a full HTTP client would take
 * the CPU time that it is to measure.
 */
export async function generateLoad(load: Load): Promise<Served> {
  const { port, connections, requests = Infinity, seconds = Infinity, firstBytesOnly } = load;
  let [sent, errors, slowest] = [0, 0, 0];
  const start = performance.now();

  async function keepBusy(): Promise<void> {
    let socket: Socket | undefined;
    while (sent < requests && performance.now() < start + seconds * 1000) {
      sent++;
      const asked = performance.now();
      socket ??= connect({ port, host: '127.0.0.1', noDelay: true });
      const status = await exchange(socket, requestOf(load), firstBytesOnly).catch(() => 0);
      if (status !== (load.status ?? 200)) errors++;
      slowest = Math.max(slowest, performance.now() - asked);
      if (status !== 0 && !firstBytesOnly) continue;
      socket.destroy();
      socket = undefined;
    }
    socket?.destroy();
  }

  await Promise.all(Array.from({ length: connections }, keepBusy));
  return { errors, perSecond: (sent / (performance.now() - start)) * 1000, slowest };
}

/** The host that is asked for: for any other the site adds a header that keeps robots out. */
export const host = 'site.example';

function requestOf({ path, method = 'GET', headers = {} }: Load): string {
  const target = typeof path === 'string' ? path : path();
  const lines = Object.entries({ Host: host, ...headers });
  const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `${method} ${target} HTTP/1.1\r\n${head}\r\n`;
}

const endOfHead = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');

/** Sends one request; resolves with the status once the response is here as far as asked. */
function exchange(socket: Socket, request: string, firstBytesOnly = false): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = '';
    let status = 0;
    /** Bytes of the body still to come; undefined if it comes in chunks. */
    let missing: number | undefined;

    function read(chunk: Buffer): void {
      let body = chunk;
      if (status === 0) {
        head += chunk.toString('latin1');
        const split = head.indexOf(endOfHead);
        if (split < 0) return;
        status = Number(head.slice(9, 12));
        const length = /^content-length: (\d+)/im.exec(head.slice(0, split))?.[1];
        if (length !== undefined) missing = Number(length);
        body = chunk.subarray(chunk.length - (head.length - split - endOfHead.length));
      }
      if (missing !== undefined) missing -= body.length;
      const complete = missing === undefined ? body.subarray(-5).equals(lastChunk) : missing <= 0;
      if (complete || (firstBytesOnly && body.length > 0)) settle(() => resolve(status));
    }
    function fail(): void {
      settle(() => reject(new Error('The connection broke')));
    }
    function settle(end: () => void): void {
      socket.off('data', read).off('close', fail).off('error', fail);
      end();
    }
    socket.on('data', read).on('close', fail).on('error', fail);
    socket.write(request);
  });
}
