import { delivery } from '../../site/site.ts';

/** One tick for each hour from go-project to delivery. */
export const tickCount: number = delivery.hours;

/** One tick for every three hours. Below 48 pixels a ring of 72 blurs to grey. */
export const coarseTickCount: number = tickCount / 3;

const fixed = (value: number, digits = 2): number => Number(value.toFixed(digits));

/** A circle, clockwise from twelve o'clock. The Nu checker accepts `pathLength` on paths only. */
export const ringPath = (radius: number): string =>
  `M0-${radius}a${radius} ${radius} 0 0 1 0 ${2 * radius} ${radius} ${radius} 0 0 1 0-${2 * radius}`;

/** The play triangle, with its centroid (not its box) at the ring's centre. */
export const playPath = (center: number, reach: number): string => {
  const half = fixed(reach * 0.866);
  return `M${fixed(center - reach / 2)} ${fixed(center - half)}v${fixed(2 * half)}L${fixed(center + reach)} ${center}z`;
};

// Speech: phrases with pauses between them, in hours of 72; other hour counts scale them.
const phrases: readonly (readonly [start: number, length: number, loudness: number])[] = [
  [0, 13, 0.72],
  [14, 17, 1],
  [32, 9, 0.62],
  [43, 18, 0.92],
  [62, 10, 0.55],
];

const syllable = (index: number): number =>
  0.5 + 0.27 * Math.sin(index * 2.4) + 0.23 * Math.sin(index * 5.3 + 1.1);

/** The 72 bars of the waveform, each between 0 and 1; the same for every visitor. */
const waveformHeights: readonly number[] = Array.from({ length: tickCount }, (_, index) => {
  const at = (index * 72) / tickCount;
  const phrase = phrases.find(([start, length]) => at >= start && at < start + length);
  if (!phrase) return 0.06;
  const [start, length, loudness] = phrase;
  const swell = Math.max(0, Math.sin(((at - start + 0.7) / (length + 0.4)) * Math.PI)) ** 0.55;
  return fixed(Math.max(0.08, Math.min(1, loudness * swell * (0.35 + syllable(index)))));
});

/** Bars `from` up to `to` as one path to stroke, in a box 72 steps wide, above and below y = 0. */
export const waveformPath = (
  step: number,
  height: number,
  from: number,
  to: number,
  heights: readonly number[] = waveformHeights,
): string =>
  heights
    .slice(from, to)
    .map((share, i) => {
      const half = Math.max(1, Math.round((share * height) / 2));
      const move = i === 0 ? `M${fixed((from + 0.5) * step)} 0` : `m${step} 0`;
      // Ends in the middle: every bar is written alike, which compresses well.
      return `${move}v-${half}V${half}V0`;
    })
    .join('');
