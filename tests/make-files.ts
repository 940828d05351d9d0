import { exportArtwork } from '../src/artwork/export/export.ts';
import { writeFaces } from '../src/build/faces/faces.ts';

/**
 * Makes the generated files that pages import, if they are missing or outdated: each test can run
 * alone.
 */
export async function setup(): Promise<void> {
  await exportArtwork();
  await writeFaces();
}
