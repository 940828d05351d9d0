import { connect, type Socket } from 'node:net';

export type Load = {
  port: number;
  path: string;
  /** How many requests are under way at any time. */
  connections: number;
  seconds: number;
};

export type Measurement = {
  requests: number;
  /** Answers that were not 200, and connections that broke. */
  errors: number;
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
};

/**
 * Keeps `connections` keep-alive connections busy for `seconds`. Works on bare
 * sockets: on a machine with few cores a full HTTP client would take the time
 * that it is to measure.
 */
export async function generateLoad({
  port,
  path,
  connections,
  seconds,
}: Load): Promise<Measurement> {
  const request = `GET ${path} HTTP/1.1\r\nHost: localhost:${port}\r\nAccept: text/html\r\n\r\n`;
  const latencies: number[] = [];
  let errors = 0;
  const start = performance.now();
  const end = start + seconds * 1000;

  async function keepBusy(): Promise<void> {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    try {
      while (performance.now() < end) {
        const sent = performance.now();
        const status = await exchange(socket, request);
        latencies.push(performance.now() - sent);
        if (status !== 200) errors++;
      }
    } catch {
      errors++;
    } finally {
      socket.destroy();
    }
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

const endOfHeaders = '\r\n\r\n';
const endOfChunks = Buffer.from('0\r\n\r\n');

/** Sends one request and resolves with the status once the whole answer is here. */
function exchange(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let head = '';
    let status = 0;
    /** Bytes of the body still to come; undefined while the length is unknown. */
    let missing: number | undefined;

    function read(chunk: Buffer): void {
      let body = chunk;
      if (!status) {
        head += chunk.toString('latin1');
        const split = head.indexOf(endOfHeaders);
        if (split < 0) return;
        status = Number(head.slice(9, 12));
        const length = /^content-length: (\d+)/im.exec(head.slice(0, split))?.[1];
        const bytes = head.length - split - endOfHeaders.length;
        if (length !== undefined) missing = Number(length);
        body = chunk.subarray(chunk.length - bytes);
      }
      if (missing !== undefined) missing -= body.length;
      if (missing === undefined ? body.subarray(-5).equals(endOfChunks) : missing <= 0) finish();
    }
    function finish(): void {
      socket.off('data', read).off('close', fail).off('error', fail);
      resolve(status);
    }
    function fail(): void {
      socket.off('data', read).off('close', fail).off('error', fail);
      reject(new Error('The connection broke'));
    }
    socket.on('data', read).on('close', fail).on('error', fail);
    socket.write(request);
  });
}
