// SVG path fragments. Everything returns strings, so a drawing is plain template text.

/** Rounds to a tenth: finer than a pixel at every exported size, and half the bytes. */
export const round = (value: number): number => Math.round(value * 10) / 10;

type Point = readonly [x: number, y: number];

/** Degrees run clockwise from twelve o'clock, like the hours on a dial. */
export const polar = (cx: number, cy: number, radius: number, degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return [round(cx + radius * Math.cos(angle)), round(cy + radius * Math.sin(angle))];
};

/** A filled outline as an element. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;

/** A stroked line as an element. */
export const stroke = (d: string, color: string, width: number, cap = 'butt'): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;

/** The outline of a rectangle. */
export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** The outline of a circle. */
export const disc = (cx: number, cy: number, r: number): string =>
  `M${round(cx - r)} ${round(cy)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** A closed outline through points. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}z`;

/** An open line through points. */
export const polyline = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}`;

/** An open arc, for stroking. */
export const arc = (cx: number, cy: number, r: number, from: number, to: number): string => {
  const [x1, y1] = polar(cx, cy, r, from);
  const [x2, y2] = polar(cx, cy, r, to);
  const large = Math.abs(to - from) > 180 ? 1 : 0;
  return `M${x1} ${y1}A${round(r)} ${round(r)} 0 ${large} ${to > from ? 1 : 0} ${x2} ${y2}`;
};

/** A filled slice of a ring. */
export const band = (
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string => {
  const [x, y] = polar(cx, cy, inner, to);
  const large = to - from > 180 ? 1 : 0;
  const [x2, y2] = polar(cx, cy, inner, from);
  return `${arc(cx, cy, outer, from, to)}L${x} ${y}A${round(inner)} ${round(inner)} 0 ${large} 0 ${x2} ${y2}z`;
};

/** The numbers from 0 up to, and without, `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i);

/** Clips drawn content; the id must be unique within one drawing. */
export const clipped = (id: string, d: string, content: string): string =>
  `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${content}</g>`;

/** Wraps a square drawing in its root element. */
export const sheet = (size: number, ground: string, ...content: string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
  `${path(rect(0, 0, size, size), ground)}${content.join('')}</svg>`;
