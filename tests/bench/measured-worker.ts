import { on, once } from 'node:events';
import { type Site, startWorker } from '#src/tools/local/start-worker.ts';
import { cpuTime, residentMemory, startWithProcess, workerdProcesses } from '../process.ts';

/** The production host. For any other, the site adds a header that keeps robots out. */
export const host = 'site.example';

/**
 * The resident memory of a process, and the worker's heap after a full collection, in megabytes.
 */
export type Memory = { resident: number; heap: number };

/** A running site, for `await using`. */
export type MeasuredWorker = Site & {
  /** The CPU time used so far, in milliseconds. */
  cpuTime: () => number;
  /** Undefined once the worker is dead. */
  memory: () => Promise<Memory | undefined>;
};

/** Starts the built worker, wrapped by the module `wrapper` if given, and finds its process. */
export async function startMeasuredWorker(wrapper?: string): Promise<MeasuredWorker> {
  const { site, pid } = await startWithProcess(() =>
    startWorker({
      variables: { SITE_URL: `https://${host}` },
      inspector: true,
      ...(wrapper && { wrapper }),
    }),
  );
  return {
    ...site,
    cpuTime: () => cpuTime(pid),
    memory: async () => {
      if (!workerdProcesses().includes(pid)) return undefined;
      const heap = await heapAfterCollection(String(site.inspector)).catch(() => undefined);
      return heap === undefined ? undefined : { heap, resident: residentMemory(pid) };
    },
  };
}

/**
 * Returns the size in MB of the worker's heap after a full collection, which V8's inspector
 * triggers. Throws if the worker is dead, or busy for a minute.
 */
async function heapAfterCollection(inspector: string): Promise<number> {
  const socket = new WebSocket(`ws://${inspector}/core:user:site`);
  const options = { signal: AbortSignal.timeout(60_000), close: ['close'] };
  await once(socket, 'open', options);
  let calls = 0;
  const call = async (method: string, params = {}, until = `"id":${calls + 1},`) => {
    socket.send(JSON.stringify({ id: ++calls, method, params }));
    for await (const [{ data }] of on(socket, 'message', options)) {
      if (data.includes(until)) return JSON.parse(data);
    }
  };
  const { params } = await call('Runtime.enable', {}, 'executionContextCreated');
  await call('Runtime.evaluate', { contextId: params.context.id, expression: 'gc()' });
  const { result } = await call('Runtime.getHeapUsage');
  socket.close();
  return result.usedSize / 1e6;
}
