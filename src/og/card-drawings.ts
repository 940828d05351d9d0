import { playPath, tickCount, waveformPath } from '../artwork/shapes.ts';
import { hoursPerDay } from '../clock/delivery-clock.ts';
import type { Page } from '../facts/pages.ts';
import { nightColors } from '../facts/theme.ts';

/** The size of every social card in pixels, also the values of og:image:width and height. */
export const cardSize = { width: 1200, height: 630 } as const;

type Drawing = {
  /** SVG elements in pixels of the card. */
  shapes: string;
  /** Text in the display face. The SVG renderer has no fonts, so the card's layout sets it. */
  letters?: readonly { text: string; size: number; color: string; left: number; top: number }[];
};

const { night, moon, signal } = nightColors;

const stroke = (path: string, color: string, width: number): string =>
  `<path d="${path}" stroke="${color}" stroke-width="${width}"/>`;

const playSign = (x: number, y: number, reach: number): string =>
  `<path d="${playPath(reach)}" fill="${signal}" transform="translate(${x} ${y})"/>`;

type Ticks = { from: number; to: number; count: number; inner: number; outer: number };

/** Ticks of a dial around 0, 0, clockwise from twelve o'clock. */
function dialPath({ from, to, count, inner, outer }: Ticks): string {
  const ticks = Array.from({ length: to - from }, (_, index) => {
    const angle = ((from + index) / count) * 2 * Math.PI;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const point = (radius: number) => `${(x * radius).toFixed(1)} ${(y * radius).toFixed(1)}`;
    return `M${point(inner)}L${point(outer)}`;
  });
  return ticks.join('');
}

const logoTicks = { from: 0, to: 24, count: 24, inner: 18.4, outer: 25 };
const logo = `<g transform="translate(86 558)">${stroke(dialPath(logoTicks), moon, 2.3)}</g>${playSign(86, 558, 10.8)}`;

const dial = { count: tickCount, inner: 330, outer: 460 };
const hours = Array.from({ length: tickCount + 1 }, (_, hour) => hour);
const days = hours.filter((hour) => hour % hoursPerDay === 0);

export const cardDrawings: Readonly<Record<Page, Drawing>> = {
  // The dial, cropped by the card.
  landing: {
    shapes: [
      '<g transform="translate(1200 315)">',
      stroke(dialPath({ ...dial, from: 36, to: 54 }), moon, 14.5),
      stroke(dialPath({ ...dial, from: 54, to: 73 }), signal, 14.5),
      '</g>',
      playSign(1082, 315, 95.5),
    ].join(''),
  },
  // A ruler beside the founders' portraits.
  about: {
    shapes: stroke(
      hours.map((hour) => `M${days.includes(hour) ? 849 : 863.5} ${hour * 8.75}H885`).join(''),
      moon,
      3,
    ),
  },
  legalNotice: {
    shapes: '',
    letters: [{ text: '§', size: 860, color: signal, left: 774, top: -190 }],
  },
  // The ruler of the process, above the title.
  terms: {
    shapes: [
      stroke(hours.map((hour) => `M${60 + hour * 15} 0V66`).join(''), moon, 5),
      stroke(days.map((hour) => `M${60 + hour * 15} 0V132`).join(''), signal, 12),
    ].join(''),
    letters: days.map((hour) => ({
      text: String(hour),
      size: 42,
      color: moon,
      left: hour === tickCount ? 1070 : 78 + hour * 15,
      top: 88,
    })),
  },
  // The waveform, below the title.
  contact: {
    shapes: [
      `<g transform="translate(0 370) scale(${cardSize.width / (tickCount * 4)} 2.6875)">`,
      stroke(waveformPath(0, 31), signal, 1.8),
      stroke(waveformPath(31, tickCount), moon, 1.8),
      '</g>',
    ].join(''),
  },
};

/** Returns the background of a page's card, with its drawing and the logo, as a data URL. */
export function cardBackground(page: Page): string {
  const { width, height } = cardSize;
  const ground = `<path d="M0 0h${width}v${height}H0z" fill="${night}"/>`;
  const shapes = ground + cardDrawings[page].shapes + logo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
