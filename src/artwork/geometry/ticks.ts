/**
 * One tick for each promised hour. 72 is the brand's number: name, mark, dial, rulers and cards are
 * drawn with it, so another promise (`delivery.hours`) needs other drawings.
 */
export const tickCount = 72;

const fixed = (value: number): number => Number(value.toFixed(2));

/** A circle, clockwise from twelve o'clock. The Nu checker accepts `pathLength` on paths only. */
export const ringPath = (radius: number): string =>
  `M0-${radius}a${radius} ${radius} 0 0 1 0 ${2 * radius} ${radius} ${radius} 0 0 1 0-${2 * radius}`;

/** The play triangle around its centroid, from which its tip is `reach` away. */
export const playPath = (reach: number): string => {
  const half = fixed(reach * 0.866);
  return `M${-reach / 2} ${-half}v${2 * half}L${reach} 0z`;
};

// Phrases of speech with pauses between them, in bars.
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
  const phrase = phrases.find(([start, length]) => index >= start && index < start + length);
  if (!phrase) return 0.06;
  const [start, length, loudness] = phrase;
  const swell = Math.max(0, Math.sin(((index - start + 0.7) / (length + 0.4)) * Math.PI)) ** 0.55;
  return fixed(Math.max(0.08, Math.min(1, loudness * swell * (0.35 + syllable(index)))));
});

/** Bars `from` up to `to` as one path to stroke, 4 units apart, up to 32 above and below y = 0. */
export const waveformPath = (from: number, to: number, heights = waveformHeights): string => {
  const bars = heights.slice(from, to).map((share) => {
    const half = Math.max(1, Math.round(share * 32));
    // Ends in the middle. Every bar is then written alike, which compresses well.
    return `v-${half}V${half}V0`;
  });
  return `M${from * 4 + 2} 0${bars.join('m4 0')}`;
};
