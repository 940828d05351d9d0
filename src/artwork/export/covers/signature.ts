import { company, delivery } from '../../../site.ts';
import { palette } from '../../geometry/palette.ts';
import { path, polyline, range, rect, sheet, stroke } from '../../geometry/shapes.ts';
import { sizeFor, typeset } from '../typeset.ts';
import { margin, side } from './measures.ts';

// The score of the sound signature: ticks that gather on one line, and three notes, each of
// which comes in when a day has passed and stays.
export function signature(): string {
  const width = side - 2 * margin;
  const beat = 508;
  const xOf = (hour: number): number => margin + (hour / delivery.hours) * width;
  const ticks = range(delivery.hours).map((hour) => {
    const loose = (1 - hour / delivery.hours) ** 1.4;
    const y = beat + 96 * loose * Math.sin(hour * 5.1 + hour ** 2 * 0.7);
    return polyline([
      [xOf(hour + 0.5), y - 26],
      [xOf(hour + 0.5), y + 26],
    ]);
  });
  const notes = [palette.night, palette.yellow, palette.paper].map((color, day) => {
    const from = xOf((day * delivery.hours) / 3);
    return path(rect(from, 356 - day * 62, side - from, 40), color);
  });
  return sheet(
    side,
    palette.signal,
    typeset(company.brand, {
      x: margin - 4,
      y: 168,
      size: Math.min(150, sizeFor(company.brand, width)),
      fill: palette.paper,
    }),
    notes.join(''),
    stroke(ticks.join(''), palette.paper, 4.4),
  );
}
