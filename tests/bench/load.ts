import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  path: string;
  /** How many requests are under way at any time. */
  connections: number;
  seconds: number;
  /** What `Accept-Encoding` names; nothing by default. */
  encoding?: string;
  /** Ends each request, and its connection, with the first bytes of the body. */
  firstBytesOnly?: boolean;
};

export type Served = {
  requests: number;
  /** Answers other than 200, and connections that broke. */
  errors: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

/**
 * Keeps `connections` keep-alive connections busy for `seconds`. On bare sockets: with few cores a
 * full HTTP client would take the CPU time that it is to measure.
 */
export async function generateLoad(load: Load): Promise<Served> {
  const { port, path, connections, seconds, encoding, firstBytesOnly = false } = load;
  const accepted = encoding ? `Accept-Encoding: ${encoding}\r\n` : '';
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\n${accepted}\r\n`;
  const latencies: number[] = [];
  let errors = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  async function keepBusy(): Promise<void> {
    let socket: Socket | undefined;
    while (performance.now() < end) {
      const sent = performance.now();
      try {
        socket ??= connect({ port, host: '127.0.0.1', noDelay: true });
        if ((await exchange(socket, request, firstBytesOnly)) !== 200) errors++;
        latencies.push(performance.now() - sent);
      } catch {
        errors++;
        socket = undefined;
      }
      if (firstBytesOnly) {
        socket?.destroy();
        socket = undefined;
      }
    }
    socket?.destroy();
  }

  await Promise.all(Array.from({ length: connections }, keepBusy));
  const elapsed = (performance.now() - start) / 1000;
  latencies.sort((a, b) => a - b);
  return {
    requests: latencies.length,
    errors,
    perSecond: latencies.length / elapsed,
    p50: latencies[Math.floor(latencies.length * 0.5)] ?? Number.NaN,
    p99: latencies[Math.floor(latencies.length * 0.99)] ?? Number.NaN,
  };
}

const endOfHead = '\r\n\r\n';
const lastChunk = Buffer.from('0\r\n\r\n');

/** Sends one request; resolves with the status once the answer is here as far as asked. */
function exchange(socket: Socket, request: string, firstBytesOnly: boolean): Promise<number> {
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
