import type { Sound } from '../sound.ts';
import { weigh } from './weighting.ts';

/** Quieter than this is silence to the meter. */
const absoluteGate = -70;
/** Blocks so much quieter than the others do not count either: pauses make nothing louder. */
const relativeGate = -10;

/**
 * The loudness of a whole sound in LUFS, by ITU-R BS.1770-5: blocks of 400 ms that
 * overlap by three quarters, gated twice. Minus infinity for silence.
 */
export function integratedLoudness(sound: Sound): number {
  const block = Math.round(0.4 * sound.rate);
  const powers = blockPowers(sound, block, Math.round(0.1 * sound.rate));
  const audible = powers.filter((power) => loudnessOf(power) > absoluteGate);
  const gate = loudnessOf(mean(audible)) + relativeGate;
  return loudnessOf(mean(audible.filter((power) => loudnessOf(power) > gate)));
}

/** The loudness of each of `count` equal parts of a sound, in LUFS. */
export function loudnessOfParts(sound: Sound, count: number): number[] {
  const part = Math.floor((sound.channels[0]?.length ?? 0) / count);
  return blockPowers(sound, part, part).slice(0, count).map(loudnessOf);
}

function loudnessOf(power: number): number {
  return -0.691 + 10 * Math.log10(power);
}

/** The weighted power of all channels together, in blocks of `length` samples, `step` apart. */
function blockPowers({ rate, channels }: Sound, length: number, step: number): number[] {
  const powers: number[] = [];
  for (const channel of channels) {
    const heard = weigh(channel, rate);
    for (let block = 0; block * step + length <= heard.length; block++) {
      let sum = 0;
      for (const sample of heard.subarray(block * step, block * step + length)) sum += sample ** 2;
      powers[block] = (powers[block] ?? 0) + sum / length;
    }
  }
  return powers;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length || 0;
}
