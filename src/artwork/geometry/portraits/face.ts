import { palette } from '../palette.ts';
import { clipped, disc, path, rect, sheet, stroke } from '../shapes.ts';

/** Side of every portrait drawing. */
const side = 320;

type Skin = { light: string; shade: string; lips: string };

export const skins = {
  rose: { light: '#f3c6a5', shade: '#e2a37e', lips: '#b5523f' },
  ivory: { light: '#f4d0ae', shade: '#e4b188', lips: '#a9503c' },
  olive: { light: '#dca67a', shade: '#c48656', lips: '#94402f' },
  umber: { light: '#9c6240', shade: '#7e4a2d', lips: '#4f2317' },
  ebony: { light: '#6d412b', shade: '#53301f', lips: '#2f160d' },
} as const satisfies Record<string, Skin>;

type Sitter = {
  /** The wall, its lit half and its shaded half. */
  wall: readonly [lit: string, shaded: string];
  skin: Skin;
  hair: string;
  /** Behind the head: long hair, a bun, a backdrop. */
  behind: string;
  /** Shoulders and collar, over the neck. */
  clothes: string;
  /** Hair on the head, beard; drawn over the face. */
  front: string;
  /** Glasses, earrings and the like, over everything. */
  extras?: string;
  brow?: string;
  mouth?: string;
  /** Half the face's width; 52 is slender, 60 is broad. */
  half?: number;
  chin?: number;
  eyes?: 'open' | 'smiling';
  earless?: boolean;
};

/** The face's outline, to draw and to clip beards and fringes with. */
export const faceShape = (half = 54, chin = 232): string =>
  `M${160 - half} 134C${160 - half} 74 ${160 + half} 74 ${160 + half} 134V172` +
  `C${160 + half} ${chin - 22} ${160 + half * 0.48} ${chin} 160 ${chin}` +
  `S${160 - half} ${chin - 22} ${160 - half} 172z`;

/** A plain neckline; `rise` lifts the shoulders' slope. */
export const shoulders = (color: string, rise = 0): string =>
  path(
    `M26 320C26 ${282 - rise} 74 ${268 - rise} 134 252h52c60 ${16 - rise} 108 ${30 - rise} 108 68z`,
    color,
  );

const openEyes = path(disc(137, 158, 4.6) + disc(183, 158, 4.6), palette.ink);
const smilingEyes = stroke('M128 160q9-9 18 0M174 160q9-9 18 0', palette.ink, 4, 'round');

/** Composes a sitter: light falls from the left, and the nose is only the edge of the shade. */
export const portray = (sitter: Sitter): string => {
  const { skin, half = 54, chin = 232 } = sitter;
  const face = faceShape(half, chin);
  const ears = sitter.earless
    ? ''
    : path(disc(160 - half, 166, 13), skin.light) + path(disc(160 + half, 166, 13), skin.shade);
  const neck =
    path('M132 200h56v58q-28 34-56 0z', skin.light) +
    path('M132 222q28 34 56-6v42q-28 34-56 0z', skin.shade);
  const shade = path(`M164 70V146L150 184q0 4 6 4h8V${chin + 4}h80V70z`, skin.shade);
  const brows = stroke(
    sitter.brow ?? 'M124 143q12-8 25-4M171 139q13-4 25 4',
    sitter.hair,
    5,
    'round',
  );
  const mouth = stroke(sitter.mouth ?? 'M144 205q16 12 33 0', skin.lips, 5, 'round');
  return sheet(
    side,
    sitter.wall[0],
    path(rect(side / 2, 0, side / 2, side), sitter.wall[1]),
    '<g transform="translate(-35.2 -58) scale(1.22)">',
    sitter.behind,
    neck,
    sitter.clothes,
    ears,
    path(face, skin.light),
    clipped('shade', face, shade),
    brows,
    sitter.eyes === 'smiling' ? smilingEyes : openEyes,
    mouth,
    sitter.front,
    sitter.extras ?? '',
    '</g>',
  );
};

/** Bare skin in the opening of a collar. */
export const neckline = (skin: Skin, depth: number, half = 26): string =>
  path(`M${160 - half} 248L160 ${248 + depth}V248z`, skin.light) +
  path(`M${160 + half} 248L160 ${248 + depth}V248z`, skin.shade);

/** Bare skin above a round neck, in the head's own shadow. */
export const scoop = (skin: Skin): string => path('M130 246q30 56 60 0z', skin.shade);

/** A day without the razor, on both halves of the face. */
export const stubble = (half: number, chin: number): string =>
  clipped(
    'stubble',
    faceShape(half, chin),
    `<path d="M96 168q10 30 34 26 30-5 60 0 24 4 34-26v76H96z" fill="${palette.brown}" fill-opacity=".14"/>`,
  );

/** Two lenses and a bridge. */
export const roundGlasses = (color: string, r = 21): string =>
  stroke(
    `${disc(136, 159, r)}${disc(184, 159, r)}M${136 + r} 155q${24 - r} -5 ${48 - 2 * r} 0`,
    color,
    5,
  );

/** The same with corners. */
export const squareGlasses = (color: string): string =>
  stroke(`${rect(113, 144, 40, 30)}${rect(167, 144, 40, 30)}M153 152h14`, color, 6);
