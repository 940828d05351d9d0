import { globSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

/**
 * Returns the bytes of the built worker after gzip, all modules together, as Cloudflare limits
 * them.
 */
export function workerSize(): number {
  const modules = globSync('dist/server/**/*.{js,wasm}').map((path) => readFileSync(path));
  return gzipSync(Buffer.concat(modules)).byteLength;
}
