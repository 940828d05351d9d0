import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import decode from '@audio/decode';
import { tickCount } from '#src/artwork/geometry/ticks.ts';
import { recordings } from '#src/facts/business.ts';
import known from '#src/facts/recordings.json' with { type: 'json' };
import { UserError } from './command-line.ts';

const root = join(import.meta.dirname, '../..');

/** Decibels below the loudest part at which a bar has no height. */
const range = 30;
/** The fraction of low frequencies removed. The ear hears them as quieter than their power. */
const emphasis = 0.8;

/** Measures new recordings for `site/recordings.json`. Throws if a file is missing or not audio. */
export async function measureRecordings(): Promise<void> {
  const measurements = await Promise.all(recordings.map(({ file }) => measure(file)));
  const text = `${JSON.stringify(measurements)}\n`;
  if (text === `${JSON.stringify(known)}\n`) return;
  writeFileSync(join(root, 'src/facts/recordings.json'), text);
}

async function measure(file: string) {
  const name = `public/audio/${file}`;
  const content = readRecording(name);
  const version = createHash('sha256').update(content).digest('hex').slice(0, 24);
  const before = known.find((one) => one.file === file && one.version === version);
  if (before) return before;
  const { sampleRate, channelData } = await decode(content).catch((error: unknown) => {
    throw new UserError(`${name} cannot be read as MP3 or M4A: ${String(error)}`);
  });
  const seconds = Math.round((channelData[0]?.length ?? 0) / sampleRate);
  return { file, version, bytes: content.byteLength, seconds, bars: loudnessBars(channelData) };
}

function readRecording(name: string): Buffer {
  try {
    return readFileSync(join(root, name));
  } catch {
    throw new UserError(
      `${name} is missing: add it, or name another file in src/facts/business.ts.`,
    );
  }
}

/** Returns the loudness of each of the 72 parts of a sound, from 0 to 1. */
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
