import { escapeXml } from '../../escape-xml.ts';
import { company } from '../../site.ts';
import { palette } from '../geometry/palette.ts';
import { path, stroke } from '../geometry/shapes.ts';
import { coarseTickCount, playPath, ringTicks, tickCount, ticksPath } from '../geometry/ticks.ts';

const ring = {
  fine: { count: tickCount, width: 1.7 },
  coarse: { count: coarseTickCount, width: 4.2 },
} as const;

type IconOptions = {
  detail: keyof typeof ring;
  /** Corner radius of the ground, of 100. */
  corner: number;
  /** Part of the square that the ring fills; maskable icons keep to the safe zone. */
  reach: number;
};

/** The logo on night, as a square icon of 100 units. */
export function iconSvg({ detail, corner, reach }: IconOptions): string {
  const { count, width } = ring[detail];
  const ticks = ticksPath(ringTicks(50, reach * 0.74, reach, count));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 100 100">' +
    `<title>${escapeXml(company.brand)}</title>` +
    `<rect width="100" height="100" rx="${corner}" fill="${palette.night}"/>` +
    stroke(ticks, palette.paper, width) +
    path(playPath(50, reach * 0.44), palette.signal) +
    '</svg>'
  );
}
