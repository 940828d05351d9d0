import { createHash } from 'node:crypto';
import { hashFiles } from '../tools/hash-files.ts';

/**
 * Returns the function that names the files of a build: each by its content, except for the
 * pictures. These share a folder that is named by the content of all of them, since forty hashes
 * took half a kilobyte of a page: text without a pattern cannot be compressed.
 */
export function nameAssets(): (asset: { names: string[] }) => string {
  const pictures = `assets/${picturesHash()}/[name][extname]`;
  return ({ names }) => (names[0]?.endsWith('.webp') ? pictures : 'assets/[name]-[hash][extname]');
}

function picturesHash(): string {
  const hash = createHash('sha256');
  hashFiles(hash, 'src/artwork/images/*.webp', { cwd: '.' });
  return hash.digest('base64url').slice(0, 8);
}
