import type { ReactNode } from 'react';
import { playPath, ringPath, tickCount, waveformPath } from './shapes.ts';

type MarkProps = { className: string };

/**
 * The brand's mark as in the favicon, without the brand's name. It has one tick for every three
 * hours, since a ring of 72 blurs to grey below 48 pixels.
 */
export function Logo({ className }: MarkProps) {
  return (
    <svg viewBox="-48 -48 96 96" className={className} fill="none" aria-hidden="true">
      <path
        d={ringPath(40)}
        pathLength={(tickCount / 3) * 10}
        strokeDasharray="4 6"
        strokeWidth="12"
        className="stroke-current [rotate:-3deg]"
      />
      <path d={playPath(20)} className="fill-signal" />
    </svg>
  );
}

const hourRing = { d: ringPath(40), pathLength: 2 * tickCount, strokeWidth: 12 };

/** The ring of all hours, as large as its container. */
function HourRing({ className, children }: { className: string; children?: ReactNode }) {
  const place = ':uno: absolute inset-0 size-full pointer-events-none';
  return (
    <svg viewBox="-46 -46 92 92" className={`${place} ${className}`} fill="none" aria-hidden="true">
      <path {...hourRing} strokeDasharray="1" className="[rotate:-1.25deg]" />
      {children}
    </svg>
  );
}

/**
 * Two copies of the player's ring. `src/styles/player.css` reveals the played part of the red one.
 */
export function PlayRing() {
  return (
    <>
      <HourRing className="stroke-current" />
      <HourRing className="stroke-signal played-hours" />
    </>
  );
}

/**
 * The ring at the foot of a page, cropped by its container. `src/styles/motion.css` lights it
 * clockwise as the page scrolls to its end; without motion it is fully lit. The last hour is red.
 */
export function ClosingRing({ className }: MarkProps) {
  return (
    <div className={`closing-ring ${className}`}>
      <HourRing className="stroke-line" />
      <HourRing className="played-hours stroke-current">
        <path
          {...hourRing}
          strokeDasharray={`1 ${2 * tickCount - 1}`}
          className="stroke-signal [rotate:-6.25deg]"
        />
      </HourRing>
    </div>
  );
}

/** The play and pause signs. `src/styles/player.css` shows the button's action. */
export function PlaySign() {
  return (
    <svg viewBox="-18 -18 36 36" className="size-full fill-signal" aria-hidden="true">
      <path d={playPath(15)} className="play-sign" />
      <path className="pause-sign" d="M-9.5-11.5h7v23h-7zM2.5-11.5h7v23h-7z" />
    </svg>
  );
}

/** The recording's 72 bars, one for each hour, `lit` of them red. They stretch to their container. */
export function Waveform({ lit = 0, className }: MarkProps & { lit?: number }) {
  return (
    <svg
      viewBox={`0 -32 ${tickCount * 4} 64`}
      className={className}
      strokeWidth="2"
      fill="none"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {lit < tickCount && <path d={waveformPath(lit, tickCount)} className="stroke-current" />}
      {lit > 0 && <path d={waveformPath(0, lit)} className="stroke-signal" />}
    </svg>
  );
}

const dayTicks = ':uno: ticks h-8 md:h-24 b-s-6 b-signal';

/** The hours of a working day as ticks, the first of them longer. */
export function DayTicks({ isLast }: { isLast: boolean }) {
  return (
    <svg
      viewBox="0 0 240 96"
      className={`${dayTicks} ${isLast ? ':uno: w-1.5' : ':uno: w-full'}`}
      fill="none"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {!isLast && (
        <path d="M8 28H232" className="stroke-current" strokeWidth="56" strokeDasharray="4 6" />
      )}
    </svg>
  );
}

/** A check mark in the ring of all hours, which `src/styles/motion.css` closes. */
export function CheckRing() {
  return (
    <svg
      viewBox="-40 -40 80 80"
      className="check-ring size-20 text-success"
      fill="none"
      aria-hidden="true"
    >
      <path
        d={ringPath(35)}
        pathLength={2 * tickCount}
        strokeDasharray="0.8 1.2"
        strokeWidth="9"
        className="stroke-current"
      />
      <path d="m-10 1 7 8 14-17" strokeWidth="4" className="stroke-current" />
    </svg>
  );
}
