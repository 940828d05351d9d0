import { cardPortraitSize, cardSize } from '../artwork/geometry/card-size.ts';
import {
  isDayTick,
  ringTicks,
  rulerTicks,
  tickCount,
  waveformTicks,
} from '../artwork/geometry/ticks.ts';
import { nightColors } from '../site/theme.ts';
import { Bars, Play } from './bars.tsx';
import { families } from './families.ts';
import type { CardPortrait } from './portraits.ts';

const { width, height } = cardSize;
const { moon, signal } = nightColors;

const sheet = { display: 'flex', position: 'absolute', left: 0, top: 0, width, height } as const;

/** The dial, as large as the sheet allows, at hour 54 of 72: three quarters of its way. */
export function DialArt() {
  const center = { x: width, y: height / 2 };
  const ticks = ringTicks(0, 330, 460);
  const lit = Math.round(tickCount * 0.75);
  return (
    <div style={sheet}>
      <Play center={{ ...center, x: center.x - 118 }} reach={96} />
      <Bars from={center} ticks={ticks.slice(lit)} thickness={15} color={signal} />
      <Bars from={center} ticks={ticks.slice(0, lit)} thickness={15} color={moon} />
    </div>
  );
}

/** The founders, one above the other, and a ruler of hours between them and the text. */
export function FoundersArt({ portraits }: { portraits: readonly CardPortrait[] }) {
  const side = cardPortraitSize;
  const edge = { x: width - side, y: 0 };
  const ticks = rulerTicks(height, 36, 0.6).map(({ x1, y2 }) => ({
    x1: -y2,
    y1: x1,
    x2: 0,
    y2: x1,
  }));
  return (
    <div style={sheet}>
      <Bars from={edge} ticks={ticks} thickness={3} color={moon} />
      {portraits.map(({ slug, url }, index) => (
        // As a background: resvg would clip and mask each <img> on a canvas of its own.
        <div
          key={slug}
          style={{
            position: 'absolute',
            left: edge.x,
            top: index * side,
            width: side,
            height: side,
            backgroundImage: `url(${url})`,
          }}
        />
      ))}
    </div>
  );
}

/** A voice as 72 bars, from edge to edge. */
export function VoiceArt() {
  const from = { x: 0, y: 284 };
  const ticks = waveformTicks(width / tickCount, 172);
  const lit = 31;
  return (
    <div style={sheet}>
      <Bars from={from} ticks={ticks.slice(lit)} thickness={8} color={moon} />
      <Bars from={from} ticks={ticks.slice(0, lit)} thickness={8} color={signal} />
    </div>
  );
}

/** The paragraph sign, larger than the sheet. */
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
  const margin = { x: 60, y: 0 };
  const ticks = rulerTicks(width - 2 * margin.x, 132, 0.5);
  const dayTicks = ticks.filter((_, hour) => isDayTick(hour));
  const days = ticks.flatMap(({ x1 }, hour) =>
    isDayTick(hour) ? [{ hour, x: margin.x + x1 }] : [],
  );
  return (
    <div style={sheet}>
      <Bars from={margin} ticks={ticks} thickness={5} color={moon} />
      <Bars from={margin} ticks={dayTicks} thickness={12} color={signal} />
      {days.map(({ hour, x }) => (
        <div
          key={hour}
          style={{
            position: 'absolute',
            top: 84,
            // The last numeral precedes its tick, inside the margin.
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
