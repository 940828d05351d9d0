import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { recordingFile } from '../../src/site/recording.ts';
import { delivery, recording } from '../../src/site/site.ts';
import { loudnessBars } from '../../src/tools/recording.ts';

describe('the bars of the player', () => {
  it('are one for each hour, measured of the file that is served', () => {
    const { bars, bytes } = recordingFile;
    expect(bytes).toBe(readFileSync(`public/audio/${recording.file}`).byteLength);
    expect(bars).toHaveLength(delivery.hours);
    expect(Math.max(...bars)).toBe(1);
    expect(Math.min(...bars)).toBeGreaterThanOrEqual(0);
  });

  it('follow a sound that grows louder', () => {
    const sound = Float32Array.from(
      { length: 72_000 },
      (_, at) => (at / 72_000) * Math.sin(at / 2),
    );
    const bars = loudnessBars([sound]);
    expect(bars).toEqual(bars.toSorted((one, other) => one - other));
    expect(bars[0]).toBe(0);
    expect(bars.at(-1)).toBe(1);
  });

  it('have no height in silence', () => {
    expect(new Set(loudnessBars([new Float32Array(7200)]))).toEqual(new Set([0]));
  });
});
