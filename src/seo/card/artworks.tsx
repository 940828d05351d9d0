import { cardPortraitSize, cardSize } from '../../artwork/geometry/card-size.ts';
import {
  isDayTick,
  playPath,
  ringTicks,
  rulerTicks,
  tickCount,
  ticksPath,
  waveformPath,
} from '../../artwork/geometry/ticks.ts';
import { nightColors } from '../../theme.ts';
import { families } from './families.ts';
import type { CardPortrait } from './portraits.ts';

const { width, height } = cardSize;
const { moon, signal } = nightColors;

const sheet = {
  width,
  height,
  viewBox: `0 0 ${width} ${height}`,
  fill: 'none',
  style: { position: 'absolute', left: 0, top: 0 },
} as const;

/** The dial, as large as the sheet lets it be, at hour 54 of 72. */
export function DialArt() {
  const [center, lit] = [560, 54];
  const ticks = ringTicks(center, 330, 460);
  return (
    <svg {...sheet} aria-hidden="true" viewBox={`-640 245 ${width} ${height}`}>
      <path d={ticksPath(ticks.slice(lit))} stroke={signal} strokeWidth="15" />
      <path d={ticksPath(ticks.slice(0, lit))} stroke={moon} strokeWidth="15" />
      <path d={playPath(center, 96)} transform="translate(-118 0)" fill={signal} />
    </svg>
  );
}

/** The two founders, one above the other, and a ruler of hours between them and the words. */
export function FoundersArt({ portraits }: { portraits: readonly CardPortrait[] }) {
  const side = cardPortraitSize;
  const ticks = rulerTicks(height, 36, 0.6);
  return (
    <div style={{ ...sheet.style, display: 'flex', width, height }}>
      <svg {...sheet} aria-hidden="true">
        <path
          d={ticks.map(({ x1, y2 }) => `M${width - side} ${x1}h${-y2}`).join('')}
          stroke={moon}
          strokeWidth="3"
        />
      </svg>
      {portraits.map(({ slug, png }, index) => (
        <img
          key={slug}
          // satori takes bytes, whatever React's types say.
          src={png as unknown as string}
          alt=""
          width={side}
          height={side}
          style={{ position: 'absolute', left: width - side, top: index * side }}
        />
      ))}
    </div>
  );
}

/** A voice in 72 bars, from edge to edge. */
export function VoiceArt() {
  const step = width / tickCount;
  return (
    <svg {...sheet} aria-hidden="true" viewBox={`0 -284 ${width} ${height}`}>
      <path d={waveformPath(step, 172, 31)} stroke={moon} strokeWidth="8" />
      <path d={waveformPath(step, 172, 0, 31)} stroke={signal} strokeWidth="8" />
    </svg>
  );
}

/** The sign of the paragraph, larger than the sheet. */
export function ParagraphArt() {
  return (
    <div
      style={{
        display: 'flex',
        position: 'absolute',
        right: -70,
        top: -190,
        fontFamily: families.display,
        fontSize: 860,
        lineHeight: 1,
        color: signal,
      }}
    >
      §
    </div>
  );
}

/** Hour 0 to hour 72 along the upper edge, from margin to margin. */
export function HoursArt() {
  const margin = 60;
  const ticks = rulerTicks(width - 2 * margin, 132, 0.5);
  const days = ticks.flatMap(({ x1 }, hour) => (isDayTick(hour) ? [{ hour, x: margin + x1 }] : []));
  return (
    <div style={{ ...sheet.style, display: 'flex', width, height }}>
      <svg {...sheet} aria-hidden="true" viewBox={`${-margin} 0 ${width} ${height}`}>
        <path d={ticksPath(ticks)} stroke={moon} strokeWidth="5" />
        <path
          d={ticksPath(ticks.filter((_, hour) => isDayTick(hour)))}
          stroke={signal}
          strokeWidth="12"
        />
      </svg>
      {days.map(({ hour, x }) => (
        <div
          key={hour}
          style={{
            position: 'absolute',
            top: 84,
            // The last numeral stands before its tick, inside the margin.
            left: hour < tickCount ? x + 18 : x - 70,
            fontFamily: families.display,
            fontSize: 44,
            letterSpacing: '-0.03em',
          }}
        >
          {String(hour)}
        </div>
      ))}
    </div>
  );
}
