import { decibelsOf, type Sound } from '../sound.ts';

/** Points that are looked at for each sample: four, as BS.1770 asks below 96 kHz. */
const oversampling = 4;
/** How many samples on either side decide what lies between two of them. */
const reach = 16;

/**
 * The highest point of the wave that a converter draws through the samples, in dBTP
 * (ITU-R BS.1770-5, annex 2). It lies between samples, often above the highest of them.
 */
export function truePeak({ channels }: Sound): number {
  let peak = 0;
  for (const channel of channels) {
    const padded = new Float32Array(channel.length + 2 * reach);
    padded.set(channel, reach);
    for (let at = 0; at < channel.length; at++) {
      for (const taps of phases) {
        let value = 0;
        for (let tap = 0; tap < taps.length; tap++) {
          value += (taps[tap] ?? 0) * (padded[at + tap + 1] ?? 0);
        }
        peak = Math.max(peak, Math.abs(value));
      }
    }
  }
  return decibelsOf(peak);
}

/** Interpolation by a windowed sinc, one set of taps for each point between two samples. */
const phases = Array.from({ length: oversampling }, (_, phase) =>
  Array.from({ length: 2 * reach }, (_, tap) => {
    const distance = tap - reach + 1 - phase / oversampling;
    const window = Math.cos((Math.PI * distance) / (2 * reach)) ** 2;
    const sinc = distance === 0 ? 1 : Math.sin(Math.PI * distance) / (Math.PI * distance);
    return sinc * window;
  }),
);
