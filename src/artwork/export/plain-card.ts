import { company } from '../../site.ts';
import { cardSize } from '../geometry/card-size.ts';
import { palette } from '../geometry/palette.ts';
import { path, rect, stroke } from '../geometry/shapes.ts';
import { playPath, ringTicks, ticksPath } from '../geometry/ticks.ts';
import { sizeFor, typeset } from './typeset.ts';

/** Pixels: from the ring to the margin. */
const room = 520;

/** The card without words of any language: it stands in if a page's own cannot be drawn. */
export function plainCard(): string {
  const { width, height } = cardSize;
  const size = Math.min(150, sizeFor(company.brand, room));
  const ticks = ticksPath(ringTicks(height / 2, 180, 250));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    path(rect(0, 0, width, height), palette.night) +
    stroke(ticks, palette.paper, 8) +
    path(playPath(height / 2, 110), palette.signal) +
    typeset(company.brand, { x: 620, y: height / 2 + size / 3, size, fill: palette.paper }) +
    '</svg>'
  );
}
