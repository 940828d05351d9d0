import {
  isDayTick,
  playPath,
  ringDashes,
  rulerTicks,
  tickCount,
  ticksPath,
  waveformPath,
} from './geometry/ticks.ts';

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

// Both strips stretch with their container, so that hour 0 and hour 72 stay on the page's grid.
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

const rulerBox = { width: 720, height: 28 };
const days = ticksPath(
  rulerTicks(rulerBox.width, rulerBox.height).filter((_, index) => isDayTick(index)),
);

/** Hours 0 to 72; the ticks of each full day are longer. */
export function Ruler({ className }: MarkProps) {
  return (
    <svg
      viewBox="-2 0 724 28"
      className={className}
      fill="none"
      preserveAspectRatio={stretch}
      aria-hidden="true"
    >
      <path d="M-.75 7H721" className="stroke-current" strokeWidth="14" strokeDasharray="1.5 8.5" />
      <path d={days} className="stroke-signal" strokeWidth="3" />
    </svg>
  );
}
