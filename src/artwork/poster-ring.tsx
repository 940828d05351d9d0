import { playPath, tickCount } from './geometry/ticks.ts';

/** Degrees: the landing page's card has the last day lit as well. */
const lit = 240;

/** Two units of an arc's length for each hour, a tick and a gap; a tenth less, so that no tick begins at its end. */
const lengthOf = (degrees: number): number => (2 * tickCount * degrees) / 360 - 0.1;

const radius = 40;

/** Degrees run clockwise from twelve o'clock, like the hours on a dial. */
function pointAt(degrees: number): string {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)]
    .map((part) => Math.round(radius * part * 10) / 10)
    .join(' ');
}

function arc(from: number, to: number): string {
  return `M${pointAt(from)}A${radius} ${radius} 0 ${to - from > 180 ? 1 : 0} 1 ${pointAt(to)}`;
}

/** The ring of all hours as a poster, to be cropped by what holds it; the day of delivery is red. */
export function PosterRing({ className }: { className: string }) {
  return (
    <svg
      viewBox="-46 -46 92 92"
      className={className}
      fill="none"
      strokeWidth="12"
      aria-hidden="true"
    >
      <path
        d={arc(0, lit)}
        pathLength={lengthOf(lit)}
        strokeDasharray="1"
        className="stroke-current"
      />
      <path
        d={arc(lit, 360)}
        pathLength={lengthOf(360 - lit)}
        strokeDasharray="1"
        className="stroke-signal"
      />
      <path d={playPath(0, 15)} className="directed fill-signal" />
    </svg>
  );
}
