import { runCommand } from './command-line.ts';
import { writeMessageTypes } from './messages/types.ts';
import { sizePictures } from './pictures.ts';
import { measureRecordings } from './recordings.ts';

/** Generates the files that the sources import if they are missing or outdated. */
export async function generate(): Promise<void> {
  writeMessageTypes();
  await sizePictures();
  await measureRecordings();
}

/** Vitest's global setup, so that each test can run alone. */
export { generate as setup };

if (import.meta.main) await runCommand(generate);
