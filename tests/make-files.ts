import { exportArtwork } from '../src/artwork/export/export.ts';
import { writeFaces } from '../src/build/faces/faces.ts';

/** Makes what pages import and no repository holds, if it is missing or outdated: each test runs alone. */
export async function setup(): Promise<void> {
  await exportArtwork();
  await writeFaces();
}
