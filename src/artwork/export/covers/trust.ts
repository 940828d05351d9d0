import { palette } from '../../geometry/palette.ts';
import {
  arc,
  clipped,
  disc,
  path,
  polygon,
  range,
  rect,
  sheet,
  stroke,
} from '../../geometry/shapes.ts';
import { credit, stack, typeset } from '../typeset.ts';
import { margin, side } from './measures.ts';

// Compound interest: every arc is longer and heavier than the one before.
export function leTempsLong(): string {
  let r = 26;
  const arcs = range(7).map((i) => {
    const width = 7 * 1.62 ** i;
    r += width / 2;
    const d = arc(262, 372, r, 180 - 4, 180 + 46 + i * 33);
    r += width / 2 + 5 * 1.36 ** i;
    return stroke(d, i === 4 ? palette.yellow : palette.ink, width);
  });
  return sheet(
    side,
    palette.paper,
    ...arcs,
    stack(['Le temps', 'long'], { x: 290, y: 462, size: 73, fill: palette.ink }),
    credit('Un podcast de', { x: 293, y: 578, fill: palette.ink }),
    credit('Banque Vauquelane', { x: 293, y: 606, fill: palette.ink }),
  );
}

const domino = { width: 46, height: 270, gap: 84 } as const;

/** How far a domino falls before its corner meets the next one, which leans by `next` radians. */
const restingAngle = (next: number): number => {
  const { width, height, gap } = domino;
  // Distance of the corner from the next one's face; it shrinks as the lean grows.
  const clearance = (lean: number): number => {
    const x = gap - width * Math.cos(next) - height * Math.sin(lean);
    const y = width * Math.sin(next) - height * Math.cos(lean);
    return x * Math.cos(next) - y * Math.sin(next);
  };
  let lean = next;
  while (clearance(lean) > 3) lean += 0.002;
  return lean;
};

// Dominoes, and the one that stands.
export function wasWaereWenn(): string {
  const base = 560;
  const leans = [0];
  while (leans.length < 7) leans.unshift(restingAngle(leans[0] ?? 0));
  const { width, height, gap } = domino;
  const bars = leans.map((lean, i) => {
    const along = [Math.sin(lean) * height, -Math.cos(lean) * height] as const;
    const across = [-Math.cos(lean) * width, -Math.sin(lean) * width] as const;
    const [x, y] = [92 + i * gap, base];
    return polygon([
      [x, y],
      [x + along[0], y + along[1]],
      [x + along[0] + across[0], y + along[1] + across[1]],
      [x + across[0], y + across[1]],
    ]);
  });
  return sheet(
    side,
    palette.pink,
    path(rect(0, base, side, 6), palette.ink),
    path(bars.join(''), palette.ink),
    path(disc(92 + 6 * gap - width / 2, base - height - 34, 34), palette.signal),
    stack(['Was wäre,', 'wenn?'], { x: margin - 4, y: 122, size: 112, fill: palette.ink }),
    credit('Ein Podcast der Nordwall Versicherung', { x: margin, y: 608, fill: palette.ink }),
  );
}

// Two lenses see stripes; where they agree, they see the thing.
export function secondLook(): string {
  const left = disc(218, 420, 170);
  const right = disc(422, 420, 170);
  const rows = range(17).map((i) => rect(0, 255 + i * 20, side, 10));
  const columns = range(17).map((i) => rect(257 + i * 20, 200, 10, 420));
  return sheet(
    side,
    palette.lilac,
    clipped('left', left, path(rows.join(''), palette.navy)),
    clipped('right', right, path(columns.join(''), palette.navy)),
    clipped('both', left, path(right, palette.signal)),
    stroke(left + right, palette.navy, 10),
    stack(['Second', 'Look'], { x: margin - 4, y: 118, size: 108, fill: palette.navy }),
    credit('A podcast by Haldene Optics', { x: margin, y: 622, fill: palette.navy }),
  );
}

// Stripes, refracted by a drop that has no outline.
export function fonte(): string {
  const stripes = (offset: number) =>
    path(
      range(17)
        .map((i) => rect(i * 40 + offset, 0, 20, 452))
        .join(''),
      palette.navy,
    );
  const drop = 'M320 36C410 170 468 220 468 290A148 148 0 0 1 172 290C172 220 230 170 320 36z';
  return sheet(
    side,
    palette.sky,
    stripes(10),
    clipped('drop', drop, path(rect(0, 0, side, side), palette.sky) + stripes(-10)),
    typeset('Fonte', { x: margin - 6, y: 572, size: 150, fill: palette.navy }),
    credit('Um podcast da Águas de Valmora', { x: margin, y: 616, fill: palette.navy }),
  );
}

// The paragraph sign, read with a magnifying glass.
export function smallPrint(): string {
  return sheet(
    side,
    palette.stone,
    typeset('§', { x: 296, y: 566, size: 880, fill: palette.ink }),
    path(disc(88, 88, 48), palette.signal),
    stack(['Small', 'Print'], { x: margin - 4, y: 440, size: 100, fill: palette.ink }),
    credit('A podcast by', { x: margin, y: 578, fill: palette.ink }),
    credit('Marlow & Stride', { x: margin, y: 606, fill: palette.ink }),
  );
}
