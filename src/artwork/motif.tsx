import {
  coarseTickCount,
  playPath,
  ringDashes,
  tickCount,
  waveformPath,
} from './geometry/ticks.ts';

type MarkProps = { className?: string | undefined };

/** The brand's mark as the favicon has it, for less than 48 pixels; the word beside it is the page's own text. */
export function Logo({ className }: MarkProps) {
  const [center, middle, thickness] = [48, 40, 4.2];
  const ring = ringDashes(center, middle, thickness, coarseTickCount);
  return (
    <svg viewBox="0 0 96 96" className={className} fill="none" aria-hidden="true">
      <path d={ring.d} strokeDasharray={ring.dash} strokeWidth="12" className="stroke-current" />
      <path d={playPath(center, 46 * 0.44)} className="fill-signal" />
    </svg>
  );
}

const playRing = ringDashes(80, 70, 2.4);

/** The ring as a play button's face: its ticks fill up by `--played`, its sign follows `aria-pressed`. */
export function PlayRing({ className }: MarkProps) {
  const ticks = <path d={playRing.d} strokeWidth="18" strokeDasharray={playRing.dash} />;
  return (
    <span className={`relative block ${className}`}>
      <svg
        viewBox="0 0 160 160"
        className="stroke-current opacity-40"
        fill="none"
        aria-hidden="true"
      >
        {ticks}
      </svg>
      <svg
        viewBox="0 0 160 160"
        className="absolute inset-0 stroke-signal [mask-image:conic-gradient(#000_calc(var(--played)*1turn),transparent_0)]"
        fill="none"
        aria-hidden="true"
      >
        {ticks}
      </svg>
      <svg viewBox="0 0 160 160" className="absolute inset-0 fill-signal" aria-hidden="true">
        <path d={playPath(80, 30)} />
        <path d="M58 56h15v48H58zM87 56h15v48H87z" />
      </svg>
    </span>
  );
}

type WaveformProps = MarkProps & {
  /** How many bars have been played. */
  lit?: number;
  /** The bars of a real sound, from 0 to 1. */
  heights?: readonly number[];
};

// Strips of ticks stretch with their container.
const stretch = 'none';

/** 72 bars, 4 units apart, one for each hour: those of speech, if none are given. */
export function Waveform({ lit = 0, heights, className }: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${tickCount * 4} 64`}
      className={className}
      strokeWidth="2"
      fill="none"
      preserveAspectRatio={stretch}
      aria-hidden="true"
    >
      {lit < tickCount && (
        <path d={waveformPath(4, 64, lit, tickCount, heights)} className="stroke-current" />
      )}
      {lit > 0 && <path d={waveformPath(4, 64, 0, lit, heights)} className="stroke-signal" />}
    </svg>
  );
}

/** One tick for each hour of a day that counts, after the longer one that begins it. */
export function DayTicks({ count }: { count: number }) {
  const width = Math.max(count, 1) * 10;
  return (
    <svg
      viewBox={`0 0 ${width} 28`}
      className={`directed h-4 lg:h-8 ${count ? 'draw w-full' : 'w-2.5'}`}
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
    <svg
      viewBox="0 0 80 28"
      className="h-4 lg:h-8 w-full"
      fill="none"
      preserveAspectRatio={stretch}
      aria-hidden="true"
    >
      <path d="M4 7H76" className="stroke-current" strokeDasharray="2 4" />
    </svg>
  );
}
