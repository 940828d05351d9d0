import { createHash } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import { delivery, sample } from '../site.ts';
import { hashFiles } from '../tools/hash-files.ts';
import { compose } from './compose.ts';
import { masterMp3 } from './master.ts';

const root = join(import.meta.dirname, '../..');
const stampFile = join(root, '.cache/sound.stamp');

/** Where the recordings lie that visitors may get. */
export const audioFolder = join(root, 'public/audio');
/** The file that is composed; any other is the owner's. */
const signature = join(audioFolder, 'signature.mp3');

/**
 * Composes the sound signature if `site.ts` names it and it is missing or outdated. Removes it if
 * the owner has a recording of their own.
 */
export async function exportSound(): Promise<void> {
  if (join(audioFolder, sample.file) !== signature) {
    await rm(signature, { force: true });
    return;
  }
  const [stamp, file] = await Promise.all([read(stampFile), read(signature)]);
  const inputs = inputHash();
  if (file && stamp?.toString() === `${inputs} ${hashOf(file)}`) return;

  const made = await masterMp3(compose());
  for (const path of [signature, stampFile]) await mkdir(dirname(path), { recursive: true });
  await writeFile(signature, made);
  await writeFile(stampFile, `${inputs} ${hashOf(made)}`);
}

/** Hash of all that decides how the file sounds: the sources here, the facts and the encoder. */
function inputHash(): string {
  const encoder = Object.entries(manifest.devDependencies).filter(([name]) =>
    /mediabunny/.test(name),
  );
  const hash = createHash('sha256').update(JSON.stringify([encoder, sample, delivery.hours]));
  hashFiles(hash, '**/*.ts', { cwd: import.meta.dirname });
  return hash.digest('hex');
}

function hashOf(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

async function read(path: string): Promise<Buffer | undefined> {
  return readFile(path).catch(() => undefined);
}
