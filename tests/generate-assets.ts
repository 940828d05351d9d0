import { writeFonts } from '#src/tools/fonts.ts';
import { sizePictures } from '#src/tools/pictures.ts';
import { measureRecordings } from '#src/tools/recordings.ts';

/**
 * Generates the files that pages import if they are missing or outdated, so that each test can run
 * alone.
 */
export async function setup(): Promise<void> {
  await writeFonts();
  await sizePictures();
  await measureRecordings();
}
