import { palette } from '../../geometry/palette.ts';
import { band, clipped, disc, path, range, rect, sheet, stroke } from '../../geometry/shapes.ts';
import { credit, sizeFor, stack, typeset } from '../typeset.ts';
import { margin, side } from './measures.ts';

// A paint maker's fan deck, opened a little further with every colour.
export function farbton(): string {
  const inks = ['navy', 'blue', 'sky', 'mint', 'yellow', 'orange', 'signal'] as const;
  const cards = inks.map((ink, i) =>
    path(band(640, 640, 0, 566 - i * 27, 270 + i * 13, 270 + (i + 1) * 13), palette[ink]),
  );
  return sheet(
    side,
    palette.paper,
    ...cards,
    path(disc(640, 640, 60), palette.paper),
    stack(['Farbton'], { x: margin - 10, y: 140, size: 148, fill: palette.ink }),
    credit('Ein Podcast von', { x: margin, y: 196, fill: palette.ink }),
    credit('Lackwerk Osterthal', { x: margin, y: 224, fill: palette.ink }),
  );
}

// Beam ends stacked in the yard, every one cut from another part of the trunk.
export function jahresringe(): string {
  const cell = 156;
  const hearts = [
    [0, 1],
    [0.5, 0.5],
    [1, 1],
    [1, 0],
    [1.4, 0.4],
    [0, 0],
    [0.5, 1.5],
    [0.6, 0.5],
    [0.4, 0.6],
    [1, 0],
    [0, 1],
    [-0.3, 0.5],
  ] as const;
  const beams = hearts.map(([hx, hy], i) => {
    const x = (i % 4) * (cell + 5.3);
    const y = 162 + Math.floor(i / 4) * (cell + 5.3);
    const rings = range(10).map((ring) => disc(x + hx * cell, y + hy * cell, 11 + ring * 26));
    const tone = i === 6 ? palette.orange : palette.sand;
    return clipped(
      `beam${i}`,
      rect(x, y, cell, cell),
      path(rect(x, y, cell, cell), tone) + stroke(rings.join(''), palette.brown, 10),
    );
  });
  return sheet(
    side,
    palette.brown,
    ...beams,
    typeset('Jahresringe', {
      x: margin - 4,
      y: 92,
      size: sizeFor('Jahresringe', 562),
      fill: palette.sand,
    }),
    credit('Ein Podcast von Holzbau Tannrein', { x: margin, y: 140, fill: palette.sand }),
  );
}

// A plain weave in black, and one thread that is not.
export function filRouge(): string {
  const cell = 64;
  const thread = 34;
  const warp: string[] = [];
  const weft: string[] = [];
  const red: string[] = [];
  for (const row of range(6)) {
    for (const col of range(10)) {
      const x = col * cell + cell / 2;
      const y = row * cell + cell / 2;
      if ((row + col) % 2) weft.push(`M${x - 48} ${y}h96`);
      else (col === 6 ? red : warp).push(`M${x} ${y - 48}v96`);
    }
  }
  const tail = 'M416 320v196a48 48 0 0 0 96 0v-36a48 48 0 0 1 96 0v180';
  return sheet(
    side,
    palette.cream,
    clipped(
      'cloth',
      rect(0, 0, side, 384),
      stroke(weft.join(''), palette.ink, thread) +
        stroke(warp.join(''), palette.cream, thread + 10) +
        stroke(warp.join(''), palette.ink, thread),
    ),
    stroke(tail, palette.signal, thread),
    stroke(red.join(''), palette.cream, thread + 10),
    stroke(red.join(''), palette.signal, thread),
    stack(['Fil', 'rouge'], { x: margin - 4, y: 474, size: 108, fill: palette.ink }),
    credit('Un podcast de Filature d’Auzance', { x: margin, y: 618, fill: palette.ink }),
  );
}

// A slash of the baker's blade: a lens between two arcs.
const slash = (x: number, y: number, length: number): string =>
  `M${x} ${y}a${length} ${length} 0 0 1 ${length * 0.5} ${-length * 0.86}a${length * 1.3} ${length * 1.3} 0 0 1 ${-length * 0.5} ${length * 0.86}z`;

// A round loaf that speaks.
export function paneEParole(): string {
  const slashes = [
    slash(142, 244, 144),
    slash(234, 226, 182),
    slash(334, 226, 182),
    slash(434, 244, 144),
  ];
  return sheet(
    side,
    palette.sand,
    path('M76 396L58 606L200 540z', palette.brick),
    path(disc(330, 304, 270), palette.brick),
    path(slashes.join(''), palette.cream),
    stack(['Pane e', 'parole'], {
      x: 330,
      y: 352,
      size: 116,
      fill: palette.cream,
      anchor: 'middle',
    }),
    credit('Un podcast di Forno Bellandi', {
      x: 606,
      y: 616,
      fill: palette.brown,
      anchor: 'end',
    }),
  );
}
