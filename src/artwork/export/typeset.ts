import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { UserError } from '../../tools/user-error.ts';
import { round } from '../geometry/shapes.ts';

// Outlines instead of <text>: the covers look the same whatever fonts a machine has.
const require = createRequire(import.meta.url);

const open = (file: string): fontkit.Font => {
  const font = fontkit.openSync(require.resolve(`@fontsource/${file}`));
  if ('fonts' in font) throw new Error(`${file} is a collection, expected one font`);
  return font;
};

const fonts = {
  display: open('bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
  text: open('instrument-sans/files/instrument-sans-latin-600-normal.woff'),
};

type Face = keyof typeof fonts;

// Display type is set tight, as on a poster; small lines get a little air.
const tracking: Record<Face, number> = { display: -0.028, text: 0.01 };

type Line = {
  x: number;
  y: number;
  size: number;
  fill: string;
  face?: Face;
  anchor?: 'start' | 'middle' | 'end';
  /** Degrees around the anchor point. */
  rotate?: number;
};

/** Throws for a character that the face lacks: it would be drawn as a box. */
const layOut = (text: string, face: Face): fontkit.GlyphRun => {
  const font = fonts[face];
  const box = [...text].find((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0));
  if (box) throw new UserError(`The artwork’s ${face} face has no "${box}", which is in "${text}"`);
  return font.layout(text);
};

/** Width of a set line, in drawing units. */
const measure = (text: string, size: number, face: Face = 'display'): number => {
  const run = layOut(text, face);
  return (
    (run.advanceWidth / fonts[face].unitsPerEm + tracking[face] * (run.glyphs.length - 1)) * size
  );
};

/** Size at which a line fills the given width. */
export const sizeFor = (text: string, width: number, face: Face = 'display'): number =>
  width / measure(text, 1, face);

/** One line of type as a single path. */
export const typeset = (text: string, line: Line): string => {
  const { x, y, size, fill, face = 'display', anchor = 'start', rotate = 0 } = line;
  const scale = size / fonts[face].unitsPerEm;
  const run = layOut(text, face);
  const indent = { start: 0, middle: 0.5, end: 1 }[anchor] * measure(text, size, face);
  let pen = -indent;
  let d = '';
  run.glyphs.forEach((glyph, i) => {
    const place = run.positions[i];
    if (!place) return;
    const offset = pen + place.xOffset * scale;
    d += glyph.path
      .scale(scale, -scale)
      .translate(offset, -place.yOffset * scale)
      .toSVG()
      .replace(/-?\d+\.\d+(e-\d+)?/g, (number) => String(round(Number(number))));
    pen += place.xAdvance * scale + tracking[face] * size;
  });
  const turn = rotate ? ` rotate(${rotate})` : '';
  return `<path transform="translate(${round(x)} ${round(y)})${turn}" d="${d}" fill="${fill}"/>`;
};

/** Several display lines, set solid. */
export const stack = (lines: readonly string[], first: Line, leading = 0.9): string =>
  lines
    .map((text, i) => typeset(text, { ...first, y: first.y + i * first.size * leading }))
    .join('');

/** The small line that says whose podcast it is. */
export const credit = (
  text: string,
  line: Omit<Line, 'size' | 'face'> & { size?: number },
): string => typeset(text, { size: 22, ...line, face: 'text' });
