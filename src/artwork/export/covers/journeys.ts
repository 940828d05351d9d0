import { palette } from '../../geometry/palette.ts';
import {
  disc,
  path,
  polygon,
  polyline,
  range,
  rect,
  sheet,
  stroke,
} from '../../geometry/shapes.ts';
import { credit, stack, typeset } from '../typeset.ts';
import { margin, side } from './measures.ts';

// A bow too large for the sheet, and its reflection falling apart line by line.
export function mareAlta(): string {
  const waterline = 404;
  const portholes = range(9).map((i) => disc(300 + i * 42, 322, 9));
  const ripples = range(8).map((i) => {
    const y = waterline + 12 + i * 24;
    return rect(186 + i * i * 4 + i * 10, y, side, 17 - i * 1.9);
  });
  return sheet(
    side,
    palette.blue,
    path(rect(0, waterline, side, side - waterline), palette.navy),
    path('M470 44h118l22 120h-118z', palette.signal),
    path(rect(384, 164, 256, 96), palette.sky),
    path(`M74 250H640V${waterline}H186z`, palette.paper),
    path(portholes.join(''), palette.navy),
    path(ripples.join(''), palette.sky),
    stack(['Maré', 'alta'], { x: margin - 4, y: 122, size: 112, fill: palette.paper }),
    credit('Um podcast', { x: margin, y: 578, fill: palette.sky }),
    credit('da Navália Ferries', { x: margin, y: 606, fill: palette.sky }),
  );
}

// Two bundles of track, one change of trains.
export function correspondances(): string {
  const gap = 30;
  const rising = range(5).map((i) => {
    const shift = i * gap;
    const bend = shift * 0.414;
    return polyline([
      [-20, 250 + shift],
      [210 + bend, 250 + shift],
      [500 + bend + shift, -40],
    ]);
  });
  const falling = range(3).map((i) => {
    const shift = i * gap;
    const bend = shift * 0.414;
    return polyline([
      [196 - shift - bend, -20],
      [460 - bend, 244 + shift],
      [680, 244 + shift],
    ]);
  });
  return sheet(
    side,
    palette.signal,
    stroke(rising.join(''), palette.paper, 16),
    stroke(falling.join(''), palette.ink, 16),
    path(disc(521, 274, 46), palette.ink),
    path(disc(521, 274, 22), palette.paper),
    stack(['Corres-', 'pondances'], { x: margin - 4, y: 466, size: 106, fill: palette.paper }),
    credit('Un podcast de Rail Transalène', { x: margin, y: 614, fill: palette.ink }),
  );
}

// Cabins climbing their shafts, each trailing the floors it has passed.
export function goingUp(): string {
  const width = 92;
  const shafts = range(4).map((i) => 218 + i * 106);
  const cabins = shafts.map((_, i) => 420 - i * 118);
  const trails = shafts.flatMap((x, i) =>
    range(14).map((floor) => {
      const y = (cabins[i] ?? 0) + width + 14 + floor * 28;
      return y > side ? '' : rect(x, y, width, Math.max(2, 20 - floor * 1.6));
    }),
  );
  const squares = shafts.map((x, i) => rect(x, cabins[i] ?? 0, width, width));
  return sheet(
    side,
    palette.teal,
    path(trails.join(''), palette.mint),
    path(squares.slice(0, 3).join(''), palette.paper),
    path(squares[3] ?? '', palette.yellow),
    typeset('Going Up', { x: 146, y: 604, size: 133, fill: palette.paper, rotate: -90 }),
    credit('A podcast by', { x: 218, y: 56, fill: palette.mint }),
    credit('Otterby Lifts', { x: 218, y: 84, fill: palette.mint }),
  );
}

const cube = (x: number, y: number, edge: number, tones: readonly [string, string, string]) => {
  const rise = edge / 2;
  const run = edge * 0.866;
  return [
    polygon([
      [x, y - edge],
      [x + run, y - edge + rise],
      [x, y],
      [x - run, y - edge + rise],
    ]),
    polygon([
      [x - run, y - rise],
      [x, y],
      [x, y + edge],
      [x - run, y + rise],
    ]),
    polygon([
      [x + run, y - rise],
      [x, y],
      [x, y + edge],
      [x + run, y + rise],
    ]),
  ]
    .map((face, i) => path(face, tones[i] ?? tones[0]))
    .join('');
};

// A strip over the lid that ends a third down the front.
const tape = (x: number, y: number, edge: number, fill: string): string => {
  const run = edge * 0.866;
  const width = 0.18;
  const lid = (u: number, v: number) =>
    [x + (u - v) * run, y - edge + ((u + v) * edge) / 2] as const;
  const [a, b] = [lid(0.5 - width / 2, 0), lid(0.5 + width / 2, 0)];
  const [c, d] = [lid(0.5 + width / 2, 1), lid(0.5 - width / 2, 1)];
  const drop = edge * 0.34;
  return path(polygon([a, b, c, [c[0], c[1] + drop], [d[0], d[1] + drop], d]), fill);
};

// Parcels in strict isometry; the last one is already on its way.
export function ultimaMilla(): string {
  const tones = [palette.cream, palette.brick, palette.ink] as const;
  const edge = 152;
  const parcel = (col: number, row: number) => {
    const x = 460 + col * edge * 0.866;
    const y = 350 + row * edge * 1.5;
    return cube(x, y, edge, tones) + tape(x, y, edge, palette.ink);
  };
  return sheet(
    side,
    palette.orange,
    parcel(0, 0),
    parcel(-1, 1),
    parcel(1, 1),
    cube(104, 418, 64, [palette.paper, palette.signal, palette.ink]),
    stack(['Última', 'milla'], { x: margin - 4, y: 122, size: 112, fill: palette.ink }),
    credit('Un podcast', { x: margin, y: 578, fill: palette.ink }),
    credit('de Trazalia', { x: margin, y: 606, fill: palette.ink }),
  );
}
