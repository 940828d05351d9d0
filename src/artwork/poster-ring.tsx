import { playPath, tickCount } from './geometry/ticks.ts';

/** Degrees, clockwise from twelve o'clock: the landing page's card has the last day lit as well. */
const lit = 240;

/** Two units of an arc's length for each hour, a tick and a gap; a tenth less, so that no tick begins at its end. */
const lengthOf = (degrees: number): number => (2 * tickCount * degrees) / 360 - 0.1;

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
        d="M0 -40A40 40 0 1 1 -34.6 20"
        pathLength={lengthOf(lit)}
        strokeDasharray="1"
        className="stroke-current"
      />
      <path
        d="M-34.6 20A40 40 0 0 1 0 -40"
        pathLength={lengthOf(360 - lit)}
        strokeDasharray="1"
        className="stroke-signal"
      />
      <path d={playPath(0, 15)} className="directed fill-signal" />
    </svg>
  );
}
