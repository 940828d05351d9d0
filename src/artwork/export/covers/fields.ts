import { palette } from '../../geometry/palette.ts';
import { band, disc, path, polar, polygon, range, rect, sheet } from '../../geometry/shapes.ts';
import { credit, sizeFor, stack, typeset } from '../typeset.ts';
import { margin, side } from './measures.ts';

const leaf = (x: number, y: number, size: number, flip: boolean): string =>
  flip
    ? `M${x + size} ${y}A${size} ${size} 0 0 0 ${x} ${y + size}A${size} ${size} 0 0 0 ${x + size} ${y}z`
    : `M${x} ${y}A${size} ${size} 0 0 1 ${x + size} ${y + size}A${size} ${size} 0 0 1 ${x} ${y}z`;

// A field in five rows: from the seed at the left to the grown leaf at the right.
export function campoAbierto(): string {
  const cell = 114;
  const sown: string[] = [];
  const grown: string[] = [];
  for (const row of range(3)) {
    for (const col of range(5)) {
      const size = [16, 40, 66, 92, 112][col] ?? 112;
      const x = margin + col * 112 + (112 - size) / 2;
      const y = 248 + row * cell + (112 - size) / 2;
      if (col === 0) sown.push(disc(x + size / 2, y + size / 2, size / 2));
      else grown.push(leaf(x, y, size, (row + col) % 2 === 0));
    }
  }
  return sheet(
    side,
    palette.forest,
    path(grown.join(''), palette.mint),
    path(leaf(margin + 4 * 112, 248 + cell, 112, false), palette.yellow),
    path(sown.join(''), palette.yellow),
    stack(['Campo', 'abierto'], { x: margin - 4, y: 122, size: 112, fill: palette.mint }),
    credit('Un podcast de Semillas Altoria', { x: margin, y: 618, fill: palette.mint }),
  );
}

// A halftone that the sun bleaches: the title stands where no dot is left.
export function oraSolare(): string {
  const step = 32;
  const dots: string[] = [];
  for (const row of range(25)) {
    for (const col of range(22)) {
      const x = col * step + (row % 2 ? step / 2 : 0) - 8;
      const y = row * step * 0.87 - 4;
      const r = Math.min(19, (Math.hypot(x - 256, y - 256) - 214) / 13);
      if (r > 2.4) dots.push(disc(x, y, r));
    }
  }
  return sheet(
    side,
    palette.yellow,
    path(dots.join(''), palette.ink),
    stack(['Ora', 'solare'], { x: 70, y: 238, size: 128, fill: palette.ink }),
    credit('Un podcast di Tettosole', { x: 76, y: 414, fill: palette.ink }),
  );
}

const blade = (cx: number, cy: number, degrees: number, length: number): string => {
  const root = polar(cx, cy, 26, degrees - 60);
  const belly = polar(cx, cy, length * 0.3, degrees + 15);
  const tip = polar(cx, cy, length, degrees);
  const back = polar(cx, cy, 26, degrees + 70);
  return `M${root.join(' ')}L${tip.join(' ')}Q${belly.join(' ')} ${back.join(' ')}z`;
};

// Three blades too large for the sheet.
export function rueckenwind(): string {
  const [cx, cy] = [394, 380];
  const angles = [22, 142, 262];
  const swept = angles.map((degrees) => band(cx, cy, 0, 760, degrees, degrees + 40));
  const blades = angles.map((degrees) => blade(cx, cy, degrees, 520));
  return sheet(
    side,
    palette.mint,
    path(swept.join(''), palette.sage),
    path(blades.join(''), palette.forest),
    path(disc(cx, cy, 34), palette.forest),
    path(disc(cx, cy, 13), palette.signal),
    stack(['Rücken-', 'wind'], { x: margin - 4, y: 122, size: 104, fill: palette.forest }),
    credit('Ein Podcast', { x: margin, y: 578, fill: palette.forest }),
    credit('von Luvara Windkraft', { x: margin, y: 606, fill: palette.forest }),
  );
}

// One mountain, nested chevrons: the sole of a boot and the bends of a path.
export function sentieri(): string {
  const chevrons = range(4).map((i) => {
    const top = 150 + i * 74;
    return polygon([
      [320, top],
      [900, top + 580],
      [900, top + 580 + 40],
      [320, top + 40],
      [-260, top + 620],
      [-260, top + 580],
    ]);
  });
  return sheet(
    side,
    palette.plum,
    path(disc(494, 146, 76), palette.orange),
    path(
      polygon([
        [320, 110],
        [900, 690],
        [-260, 690],
      ]),
      palette.plum,
    ),
    path(chevrons.join(''), palette.pink),
    path(rect(0, 448, side, 192), palette.plum),
    typeset('Sentieri', {
      x: margin - 5,
      y: 576,
      size: sizeFor('Sentieri', 560),
      fill: palette.pink,
    }),
    credit('Un podcast di Calzature Valgrisa', { x: margin, y: 618, fill: palette.pink }),
  );
}
