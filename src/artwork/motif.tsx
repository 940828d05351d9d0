import {
  isDayTick,
  playPath,
  ringDashes,
  rulerTicks,
  tickCount,
  ticksPath,
  waveformPath,
} from './ticks.ts';

type MarkProps = { className?: string | undefined };

type TickRingProps = MarkProps & {
  /** Side of the drawing's own coordinate box, not the size on screen. */
  size?: number;
  /** Outer radius in that box. */
  radius?: number;
  /** Tick length along the radius. */
  length?: number;
  /** How many ticks, from twelve o'clock, are lit. */
  lit?: number;
  play?: boolean;
};

/** A ring of 72 ticks, some of them lit, with a play triangle inside. */
function TickRing({
  size = 96,
  radius = 46,
  length = 12,
  lit = 0,
  play = true,
  className,
}: TickRingProps) {
  const center = size / 2;
  const middle = radius - length / 2;
  const thickness = (middle * 2 * Math.PI) / tickCount / 2.2;
  const on = ringDashes(center, middle, thickness, 0, lit);
  const off = ringDashes(center, middle, thickness, lit, tickCount);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={className} fill="none" aria-hidden="true">
      <g strokeWidth={length}>
        {lit < tickCount && (
          <path d={off.d} strokeDasharray={off.dash} className="stroke-current" />
        )}
        {lit > 0 && <path d={on.d} strokeDasharray={on.dash} className="stroke-signal" />}
      </g>
      {play && <path d={playPath(center, radius * 0.44)} className="fill-signal" />}
    </svg>
  );
}

/** The ring as the brand's mark; the word beside it is the page's own text. */
export function Logo({ className }: MarkProps) {
  return <TickRing className={className} />;
}

/** The hero's 72 h dial: the lit arc runs from go-project to `hours`. */
export function Dial({ hours = 54, className }: MarkProps & { hours?: number }) {
  const lit = Math.max(0, Math.min(tickCount, hours));
  const [center, radius] = [80, 70];
  const thickness = 2;
  const on = ringDashes(center, radius, thickness, 0, lit);
  const off = ringDashes(center, radius, thickness, lit, tickCount);
  const angle = (lit / tickCount) * 2 * Math.PI;
  const at = (r: number) =>
    `${Math.round(center + r * Math.sin(angle))} ${Math.round(center - r * Math.cos(angle))}`;
  return (
    <svg viewBox="0 0 160 160" className={className} fill="none" aria-hidden="true">
      <g strokeWidth="14">
        {lit < tickCount && (
          <path d={off.d} strokeDasharray={off.dash} className="stroke-current" opacity=".35" />
        )}
        {lit > 0 && <path d={on.d} strokeDasharray={on.dash} className="stroke-signal" />}
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
