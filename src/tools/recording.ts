import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import decode from '@audio/decode';
import { tickCount } from '../artwork/geometry/ticks.ts';
import known from '../site/recording.json' with { type: 'json' };
import { recording } from '../site/site.ts';
import { UserError } from './user-error.ts';

const root = join(import.meta.dirname, '../..');

/** How many decibels below the loudest part a bar has no height. */
const range = 30;
/** How much of the low notes is left out: ears hear them as less loud than their power. */
const emphasis = 0.8;

/**
 * Measures the recording that `site.ts` names, if it has changed, and writes what pages need to know
 * into `src/site/recording.json`. Throws if it is missing or not a sound.
 */
export async function measureRecording(): Promise<void> {
  const name = `public/audio/${recording.file}`;
  const bytes = readRecording(name);
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 24);
  if (version === known.version) return;
  const { sampleRate, channelData } = await decode(bytes).catch((error: unknown) => {
    throw new UserError(`${name} cannot be read as MP3 or M4A: ${String(error)}`);
  });
  const seconds = Math.round((channelData[0]?.length ?? 0) / sampleRate);
  const measured = { version, bytes: bytes.byteLength, seconds, bars: loudnessBars(channelData) };
  writeFileSync(join(root, 'src/site/recording.json'), `${JSON.stringify(measured)}\n`);
}

function readRecording(name: string): Buffer {
  try {
    return readFileSync(join(root, name));
  } catch {
    throw new UserError(
      `${name} is missing: put it there, or name another file in src/site/site.ts.`,
    );
  }
}

/** How loud each of the 72 parts of a sound is, from 0 to 1. */
export function loudnessBars(channels: readonly Float32Array[]): number[] {
  const length = Math.floor((channels[0]?.length ?? 0) / tickCount);
  const powers = Array.from({ length: tickCount }, (_, part) =>
    channels.reduce((sum, channel) => sum + powerOf(channel, part * length, length), 0),
  );
  const loudest = Math.max(...powers);
  const heights = powers.map((power) => 1 + (10 * Math.log10(power / loudest)) / range);
  return heights.map((height) => Math.round(100 * Math.max(0, height || 0)) / 100);
}

function powerOf(channel: Float32Array, start: number, length: number): number {
  let power = 0;
  for (let at = start; at < start + length; at++) {
    power += ((channel[at] ?? 0) - emphasis * (channel[at - 1] ?? 0)) ** 2;
  }
  return power;
}
