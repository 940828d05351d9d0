import { tickCount } from '../artwork/geometry/ticks.ts';
import { loudnessOfParts } from './measure/loudness.ts';
import type { Sound } from './sound.ts';

/** How far below the loudest part a bar stands at nothing, in loudness units. */
const range = 30;

/** How loud each of the 72 parts of a sound is, from 0 to 1, in hundredths. */
export function loudnessBars(sound: Sound): number[] {
  const parts = loudnessOfParts(sound, tickCount);
  const loudest = Math.max(...parts);
  return parts.map(
    (part) => Math.round(100 * Math.max(0, 1 + (part - loudest) / range) || 0) / 100,
  );
}
