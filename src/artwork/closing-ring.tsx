import { ringPath, tickCount } from './geometry/ticks.ts';

const steps = 2 * tickCount;
const ring = { d: ringPath(40), pathLength: steps, strokeWidth: 12 };
const box = { viewBox: '-46 -46 92 92', fill: 'none' };

/**
 * The ring of all hours, cropped by its container. `src/styles/motion.css` lights it clockwise as
 * the page scrolls to its end; without motion it is fully lit. The last hour is red.
 */
export function ClosingRing({ className }: { className: string }) {
  return (
    <div className={`closing-ring ${className}`}>
      <svg {...box} className="absolute inset-0 stroke-line" aria-hidden="true">
        <path {...ring} strokeDasharray="1" className="[rotate:-1.25deg]" />
      </svg>
      <svg {...box} className="played-hours absolute inset-0 stroke-current" aria-hidden="true">
        <path {...ring} strokeDasharray="1" className="[rotate:-1.25deg]" />
        <path
          {...ring}
          strokeDasharray={`1 ${steps - 1}`}
          className="stroke-signal [rotate:-6.25deg]"
        />
      </svg>
    </div>
  );
}
