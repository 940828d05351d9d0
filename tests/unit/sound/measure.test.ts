import { describe, expect, it } from 'vitest';
import { integratedLoudness, loudnessOfParts } from '../../../src/sound/measure/loudness.ts';
import { truePeak } from '../../../src/sound/measure/true-peak.ts';
import { gainOf, type Sound } from '../../../src/sound/sound.ts';

/** A tone in two channels: parts of so many decibels for so many seconds. */
function tone(
  rate: number,
  parts: readonly (readonly [decibels: number, seconds: number])[],
): Sound {
  const seconds = parts.reduce((sum, [, length]) => sum + length, 0);
  const channel = new Float32Array(seconds * rate);
  let at = 0;
  for (const [decibels, length] of parts) {
    const gain = gainOf(decibels);
    for (const end = at + length * rate; at < end; at++) {
      channel[at] = gain * Math.sin((2 * Math.PI * 1000 * at) / rate);
    }
  }
  return { rate, channels: [channel, channel] };
}

describe('integratedLoudness', () => {
  // EBU Tech 3341, table 1: the cases of two channels, to 0.1 LU.
  it.each([
    ['1', 44_100, [[-23, 20]]],
    ['1', 48_000, [[-23, 20]]],
    [
      '3',
      48_000,
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
    ],
    [
      '5',
      48_000,
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
    ],
  ] as const)('meets case %s of EBU Tech 3341 at %i Hz', (_case, rate, parts) => {
    expect(Math.abs(integratedLoudness(tone(rate, parts)) + 23)).toBeLessThanOrEqual(0.1);
  });

  it('reads -3.01 from a tone at full scale in one channel (BS.1770)', () => {
    const { rate, channels } = tone(48_000, [[0, 5]]);
    const mono = { rate, channels: [channels[0] ?? new Float32Array()] };
    expect(integratedLoudness(mono)).toBeCloseTo(-3.01, 1);
  });

  it('reads minus infinity from silence', () => {
    expect(integratedLoudness(tone(48_000, [[-200, 2]]))).toBe(-Infinity);
  });

  it('reads equal parts one by one', () => {
    const parts = loudnessOfParts(
      tone(48_000, [
        [-40, 1],
        [-20, 1],
      ]),
      2,
    );
    expect(parts.map(Math.round)).toEqual([-40, -20]);
  });
});

describe('truePeak', () => {
  // EBU Tech 3341, table 1, cases 15 to 18: half of full scale at a quarter of the rate.
  it.each([0, 45, 60, 67.5])('finds the peak between samples, %f degrees off', (degrees) => {
    const channel = Float32Array.from({ length: 4800 }, (_, i) => {
      const fade = Math.min(1, i / 480, (4799 - i) / 480);
      return fade * 0.5 * Math.sin((Math.PI / 2) * i + (degrees * Math.PI) / 180);
    });
    const peak = truePeak({ rate: 48_000, channels: [channel] });
    expect(peak).toBeLessThanOrEqual(-6 + 0.2);
    expect(peak).toBeGreaterThanOrEqual(-6 - 0.4);
  });
});
