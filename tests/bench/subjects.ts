import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { convertV4MiniflareOptions, Miniflare } from 'miniflare';
import { startWorker } from '../../src/tools/server/start-worker.ts';
import { localVariables } from '../../src/tools/server/variables.ts';
import { workerdProcesses } from '../process.ts';
import { bundle } from './bundle.ts';

/** A worker under measurement: a socket that leads to it alone, and its process. */
export type Subject = { port: number; pid: number; dispose: () => Promise<void> };

/** The site's built worker, with its page cache on or off. */
export function startSite(pageCache: 'on' | 'off' = 'on'): Promise<Subject> {
  const variables = { ...localVariables(), PAGE_CACHE: pageCache };
  // Under load visitors leave in numbers, and workerd reports each.
  return start(() => startWorker({ log: () => {}, variables }));
}

/** A worker that answers every request with these bytes, already encoded as the headers say: the floor. */
export function startMemoryWorker(
  bytes: Uint8Array,
  headers: Record<string, string>,
): Promise<Subject> {
  return start(() =>
    startModules([
      {
        type: 'ESModule',
        path: 'worker.js',
        contents: `import bytes from './bytes';
          const answer = { headers: ${JSON.stringify(headers)}, encodeBody: 'manual' };
          export default { fetch: () => new Response(bytes, answer) };`,
      },
      { type: 'Data', path: 'bytes', contents: bytes },
    ]),
  );
}

/**
 * The same landing page by `react-dom/server` alone: one pass, no router, no cache.
 * By the build for the edge, which it takes on workerd, or by the one for Node, which the site takes.
 */
export function startReactDomWorker(build: 'edge' | 'node'): Promise<Subject> {
  return start(async () => {
    const alias = { 'react-dom/server.edge': `react-dom/server.${build}` };
    const path = await bundle('react-dom-worker.tsx', { alias });
    return startModules([
      { type: 'ESModule', path: 'worker.js', contents: readFileSync(path, 'utf8') },
    ]);
  });
}

type Modules = { type: 'ESModule' | 'Data'; path: string; contents: string | Uint8Array }[];

async function startModules(modules: Modules): Promise<Running> {
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      cf: false,
      workers: [
        {
          name: 'subject',
          modules,
          rootPath: resolve('.'),
          compatibilityDate: '2026-10-01',
          bindings: { SITE_URL: 'https://site.example', BOOKING_URL: 'https://booking.example' },
          unsafeDirectSockets: [{ host: '127.0.0.1', port: 0 }],
        },
      ],
    }),
  );
  await miniflare.ready;
  return { url: await miniflare.unsafeGetDirectURL(), dispose: () => miniflare.dispose() };
}

type Running = { url: URL; dispose: () => Promise<void> };

async function start(create: () => Promise<Running>): Promise<Subject> {
  const before = new Set(workerdProcesses());
  const { url, dispose } = await create();
  const pid = workerdProcesses().find((pid) => !before.has(pid));
  if (pid === undefined) throw new Error('No new workerd process');
  return { port: Number(url.port), pid, dispose };
}
