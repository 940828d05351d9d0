import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { sample as fact } from '../site.ts';
import { loudnessBars } from '../sound/bars.ts';
import { decode } from '../sound/decode.ts';
import { audioFolder, exportSound } from '../sound/export.ts';
import { secondsOf } from '../sound/sound.ts';
import { UserError } from '../tools/user-error.ts';

const id = 'virtual:sample';

/** Vite: `virtual:sample` is what the build measures of the file that `sample` in `site.ts` names. */
export function sample(): Plugin {
  let measured: ReturnType<typeof measure> | undefined;
  return {
    name: 'site:sample',
    resolveId: (name) => (name === id ? `\0${id}` : undefined),
    async load(name) {
      if (name !== `\0${id}`) return;
      measured ??= measure();
      return `export default ${JSON.stringify(await measured)};`;
    },
  };
}

/**
 * Throws if the file is missing, holds no sound, or lasts longer or shorter than `site.ts` says.
 */
async function measure(): Promise<typeof import('virtual:sample').default> {
  await exportSound();
  const bytes = await readFile(join(audioFolder, fact.file));
  const sound = await decode(bytes);
  const seconds = secondsOf(sound);
  if (Math.abs(seconds - fact.seconds) >= 1) {
    throw new UserError(
      `public/audio/${fact.file} lasts ${seconds.toFixed(1)} s: write that into sample.seconds of src/site.ts.`,
    );
  }
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  return { bytes: bytes.byteLength, version, bars: loudnessBars(sound) };
}
