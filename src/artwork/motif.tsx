import { playPath, ringDashes, tickCount, waveformPath } from './geometry/ticks.ts';

type MarkProps = { className?: string | undefined };

/** The ring of ticks with a play triangle, the brand's mark; the word beside it is the page's own text. */
export function Logo({ className }: MarkProps) {
  const [center, middle, length] = [48, 40, 12];
  const thickness = (middle * 2 * Math.PI) / tickCount / 2.2;
  const ring = ringDashes(center, middle, thickness);
  return (
    <svg viewBox="0 0 96 96" className={className} fill="none" aria-hidden="true">
      <g strokeWidth={length}>
        <path d={ring.d} strokeDasharray={ring.dash} className="stroke-current" />
      </g>
      <path d={playPath(center, 46 * 0.44)} className="fill-signal" />
    </svg>
  );
}

/** The hero's dial of the delivery time: three quarters of it have passed. */
export function Dial({ className }: MarkProps) {
  const lit = tickCount * 0.75;
  const [center, radius, thickness] = [80, 70, 2];
  const passed = ringDashes(center, radius, thickness, 0, lit);
  const left = ringDashes(center, radius, thickness, lit);
  const angle = (lit / tickCount) * 2 * Math.PI;
  const at = (r: number) =>
    `${Math.round(center + r * Math.sin(angle))} ${Math.round(center - r * Math.cos(angle))}`;
  return (
    <svg viewBox="0 0 160 160" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="14">
        <path d={left.d} strokeDasharray={left.dash} className="stroke-current" opacity=".35" />
        <path d={passed.d} strokeDasharray={passed.dash} className="stroke-signal" />
      </g>
      <path d={`M${at(54)}L${at(79)}`} className="stroke-signal" strokeWidth="3" />
    </svg>
  );
}

type WaveformProps = MarkProps & {
  /** How many bars have been played. */
  lit?: number;
};

// Strips of ticks stretch with their container.
const stretch = 'none';

/** 72 bars of speech, 4 units apart. */
export function Waveform({ lit = 0, className }: WaveformProps) {
  return (
    <svg
      viewBox="0 0 288 64"
      className={className}
      strokeWidth="2"
      fill="none"
      preserveAspectRatio={stretch}
      aria-hidden="true"
    >
      {lit < tickCount && <path d={waveformPath(4, 64, lit)} className="stroke-current" />}
      {lit > 0 && <path d={waveformPath(4, 64, 0, lit)} className="stroke-signal" />}
    </svg>
  );
}

/** One tick for each hour of a day that counts, after the longer one that begins it. */
export function DayTicks({ count }: { count: number }) {
  const width = Math.max(count, 1) * 10;
  return (
    <svg
      viewBox={`0 0 ${width} 28`}
      className={`hidden lg:block directed h-8 w-full ${count ? 'draw' : 'max-w-2.5'}`}
      fill="none"
      preserveAspectRatio={stretch}
      aria-hidden="true"
    >
      {count > 0 && (
        <path
          d={`M10 7H${width}`}
          className="stroke-current"
          strokeWidth="14"
          strokeDasharray="1.5 8.5"
        />
      )}
      <path d="M1.5 0v28" className="stroke-signal" strokeWidth="3" />
    </svg>
  );
}

/** A day that counts for no hour: a line where others have ticks. */
export function SkippedDay() {
  return (
    <svg viewBox="0 0 80 28" className="hidden lg:block h-8 w-full" fill="none" aria-hidden="true">
      <path d="M4 7H76" className="stroke-current" strokeDasharray="2 4" />
    </svg>
  );
}
