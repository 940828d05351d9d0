import { recording } from '../facts/business.ts';

/**
 * One tick for each promised hour. 72 is the brand's number: name, mark, dial, rulers and cards are
 * drawn with it, so another promise (`delivery.hours`) needs other drawings.
 */
export const tickCount = 72;

/** A circle, clockwise from twelve o'clock. The Nu checker accepts `pathLength` on paths only. */
export const ringPath = (radius: number): string =>
  `M0-${radius}a${radius} ${radius} 0 0 1 0 ${2 * radius} ${radius} ${radius} 0 0 1 0-${2 * radius}`;

/** The play triangle around its centroid, from which its tip is `reach` away. */
export const playPath = (reach: number): string => {
  const half = Number((reach * 0.866).toFixed(2));
  return `M${-reach / 2} ${-half}v${2 * half}L${reach} 0z`;
};

/** The bars `from` up to `to` as one path to stroke, 4 units apart, up to 32 above and below y = 0. */
export const waveformPath = (from: number, to: number): string => {
  const bars = recording.bars.slice(from, to).map((share) => {
    const half = Math.max(1, Math.round(share * 32));
    // Ends in the middle. Every bar is then written alike, which compresses well.
    return `v-${half}V${half}V0`;
  });
  return `M${from * 4 + 2} 0${bars.join('m4 0')}`;
};
