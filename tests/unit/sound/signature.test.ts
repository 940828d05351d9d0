import { existsSync, readFileSync } from 'node:fs';
import measured from 'virtual:sample';
import { beforeAll, describe, expect, it } from 'vitest';
import { delivery, sample } from '../../../src/site.ts';
import { loudnessBars } from '../../../src/sound/bars.ts';
import { compose } from '../../../src/sound/compose.ts';
import { decode } from '../../../src/sound/decode.ts';
import { audioFolder } from '../../../src/sound/export.ts';
import { delivered, masterMp3 } from '../../../src/sound/master.ts';
import { integratedLoudness } from '../../../src/sound/measure/loudness.ts';
import { truePeak } from '../../../src/sound/measure/true-peak.ts';
import { type Sound, secondsOf } from '../../../src/sound/sound.ts';

const file = `${audioFolder}/signature.mp3`;

// An owner who has put in a recording has no signature to be measured.
describe.skipIf(!existsSync(file))('the sound signature', () => {
  let bytes: Uint8Array;
  let heard: Sound;

  beforeAll(async () => {
    bytes = readFileSync(file);
    heard = await decode(bytes);
  });

  it('is delivered as podcasts are: -16 LUFS, true peak below -1 dB', () => {
    expect(Math.abs(integratedLoudness(heard) - delivered.loudness)).toBeLessThan(0.1);
    expect(truePeak(heard)).toBeLessThan(delivered.truePeak);
  });

  it('lasts as long as it says, and weighs at most 200 kB', () => {
    expect(secondsOf(heard)).toBeCloseTo(sample.seconds, 0);
    expect(bytes.byteLength).toBeLessThanOrEqual(200_000);
  });

  it('is the same file every time', async () => {
    expect(Buffer.from(await masterMp3(compose())).equals(bytes)).toBe(true);
  });

  it('begins and ends in silence, without a step', () => {
    const { rate, channels } = compose();
    for (const channel of channels) {
      const peakOf = (part: Float32Array) =>
        part.reduce((peak, x) => Math.max(peak, Math.abs(x)), 0);
      expect(peakOf(channel.subarray(0, 0.09 * rate))).toBe(0);
      expect(peakOf(channel.subarray((sample.seconds - 0.08) * rate))).toBeLessThan(1e-6);
      // No sample jumps further than the strokes on wood do.
      const jumps = channel.map((value, at) => value - (channel[at - 1] ?? 0));
      expect(peakOf(jumps)).toBeLessThan(0.25);
    }
  });

  it('leans to neither side', () => {
    const [left, right] = heard.channels.map((channel) =>
      integratedLoudness({ rate: heard.rate, channels: [channel] }),
    );
    expect(Math.abs(Number(left) - Number(right))).toBeLessThan(1);
  });
});

it('a mix whose peaks are too high for its loudness is refused', async () => {
  // 10 ms in each second: a tone that loud on average is far beyond full scale while it sounds.
  const rate = 44_100;
  const bursts = Float32Array.from({ length: 3 * rate }, (_, at) =>
    at % rate < rate / 100 ? Math.sin((2 * Math.PI * 1000 * at) / rate) : 0,
  );
  const mix = { rate, channels: [bursts, bursts] };
  await expect(masterMp3(mix)).rejects.toThrow(/peaks at/);
});

describe('the bars', () => {
  it('are the loudness of the file, one for each hour', async () => {
    const bytes = readFileSync(`${audioFolder}/${sample.file}`);
    expect(measured.bars).toEqual(loudnessBars(await decode(bytes)));
    expect(measured.bars).toHaveLength(delivery.hours);
    expect(measured.bytes).toBe(bytes.byteLength);
    expect(Math.max(...measured.bars)).toBe(1);
    expect(Math.min(...measured.bars)).toBeGreaterThanOrEqual(0);
  });

  it('follow a sound that grows louder', () => {
    const samples = Float32Array.from({ length: 72_000 }, (_, i) => (i / 72_000) * Math.sin(i / 2));
    const bars = loudnessBars({ rate: 8000, channels: [samples] });
    expect(bars).toEqual(bars.toSorted((a, b) => a - b));
    expect(bars.at(-1)).toBe(1);
    expect(bars[0]).toBe(0);
  });
});
