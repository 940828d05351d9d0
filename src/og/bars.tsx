import type { Tick } from '../artwork/geometry/ticks.ts';
import { nightColors } from '../site/theme.ts';

// satori turns each <svg> into an image within an image, which costs resvg some 30 ms, however
// small it is. A box becomes a plain rectangle, which costs nothing; so drawings are made of boxes.

const corner = { position: 'absolute', left: 0, top: 0 } as const;

type Point = { x: number; y: number };

type BarsProps = {
  ticks: readonly Tick[];
  thickness: number;
  color: string;
  /** The ticks' origin on the card, in pixels; the element itself must be in the card's corner. */
  from: Point;
};

/** Ticks, drawn as boxes. */
export function Bars({ ticks, thickness, color, from }: BarsProps) {
  return (
    <div style={{ ...corner, display: 'flex' }}>
      {ticks.map((tick) => (
        <div
          key={`${tick.x1} ${tick.y1}`}
          style={{
            ...corner,
            width: 1,
            height: 1,
            transform: placeUnit(tick, thickness, from),
            backgroundColor: color,
          }}
        />
      ))}
    </div>
  );
}

type PlayProps = { center: Point; reach: number };

/** The triangle of `playPath`: a box, and two boxes in the night colour that cover its corners. */
export function Play({ center, reach }: PlayProps) {
  const half = reach * 0.866;
  const body = { x1: -reach / 2, y1: 0, x2: reach, y2: 0 };
  const cover = reach * 0.8;
  // Along a slanting edge, on its outer side.
  const along = (side: -1 | 1): Tick => ({
    x1: body.x1 + cover / 4,
    y1: side * (half + cover * 0.433),
    x2: body.x2 + cover / 4,
    y2: side * cover * 0.433,
  });
  return (
    <div style={{ ...corner, display: 'flex' }}>
      <Bars from={center} ticks={[body]} thickness={2 * half} color={nightColors.signal} />
      <Bars
        from={center}
        ticks={[along(-1), along(1)]}
        thickness={cover}
        color={nightColors.night}
      />
    </div>
  );
}

/**
 * Moves a box of one pixel from the corner of the card onto a tick, centre to centre. Layout would
 * round it to whole pixels, and satori rounds a matrix to hundredths, an error that grows with the
 * box's distance from that corner.
 */
function placeUnit({ x1, y1, x2, y2 }: Tick, thickness: number, from: Point): string {
  const x = from.x + (x1 + x2 - 1) / 2;
  const y = from.y + (y1 + y2 - 1) / 2;
  const length = Math.hypot(x2 - x1, y2 - y1);
  const angle = Math.atan2(y2 - y1, x2 - x1);
  return `translate(${x}px, ${y}px) rotate(${angle}rad) scale(${length}, ${thickness})`;
}
