import { palette } from '../palette.ts';
import { clipped, disc, path, polar, range, rect, stroke } from '../shapes.ts';
import {
  faceShape,
  neckline,
  portray,
  roundGlasses,
  scoop,
  shoulders,
  skins,
  squareGlasses,
  stubble,
} from './face.ts';

/** Silver bob with a fringe, round red glasses, navy roll-neck. */
export function claire(): string {
  const silver = '#cfcac4';
  return portray({
    wall: [palette.yellow, palette.orange],
    skin: skins.rose,
    hair: '#8d857d',
    behind:
      path('M84 150C84 40 236 40 236 150V236H84z', silver) +
      path('M160 67C206 68 236 96 236 150V236H160z', '#b5afa8'),
    clothes: shoulders(palette.navy) + path(rect(126, 232, 68, 34), palette.navy),
    front:
      path('M104 152C98 118 112 80 160 80v54H106z', silver) +
      path('M160 80c48 0 62 38 56 72l-2-18h-54z', '#b5afa8'),
    extras: roundGlasses(palette.signal),
    earless: true,
  });
}

/** Red-brown full beard, hair brushed back, green shirt with an open collar. */
export function tomas(): string {
  const auburn = '#8a3d1c';
  const jaw = faceShape(58.5, 240);
  const beard = 'M90 166h22q6 26 26 24h44q20 2 26-24h30v84H90z';
  return portray({
    wall: [palette.sky, palette.blue],
    skin: skins.ivory,
    hair: auburn,
    half: 57,
    chin: 238,
    behind: '',
    clothes:
      shoulders(palette.forest) +
      neckline(skins.ivory, 44) +
      path('M130 242l30 50 30-50 16 12-24 46-22-10-22 10-24-46z', palette.mint),
    front:
      clipped('beard', jaw, path(beard, auburn)) +
      path(
        'M101 150C88 78 130 58 172 66c46 0 54 40 47 84-6-22-10-34-22-44-30 8-60 6-74-2-12 10-18 26-22 46z',
        auburn,
      ) +
      stroke('M146 207q14 8 29 0', skins.ivory.light, 5, 'round'),
    mouth: 'M0 0',
  });
}

/** A cloud of dark curls, hoop earrings, teal blouse. */
export function ines(): string {
  const curl = '#2a1712';
  const cloud = range(11).map((i) => {
    const [x, y] = polar(160, 142, 74, 225 + i * 27);
    return disc(x, y, 34);
  });
  const fringe = range(6).map((i) => {
    const [x, y] = polar(160, 152, 58, 292 + i * 27);
    return disc(x, y, 19);
  });
  return portray({
    wall: [palette.orange, palette.brick],
    skin: skins.umber,
    hair: curl,
    behind: path(cloud.join('') + disc(160, 140, 80), curl),
    clothes:
      shoulders(palette.teal) +
      scoop(skins.umber) +
      stroke('M127 250q33 58 66 0', palette.mint, 10),
    front: path(fringe.join(''), curl),
    extras: stroke(disc(106, 198, 14) + disc(214, 198, 14), palette.yellow, 5),
    eyes: 'smiling',
    mouth: 'M142 203q18 18 37 0',
  });
}

/** Short cropped hair, square glasses, plum jumper over a white collar. */
export function jonas(): string {
  const crop = '#1b110d';
  return portray({
    wall: [palette.mint, palette.sage],
    skin: skins.ebony,
    hair: crop,
    half: 56,
    behind: '',
    clothes:
      shoulders(palette.plum) +
      neckline(skins.ebony, 36) +
      path('M128 242l32 44 32-44 12 14-26 44-18-16-18 16-26-44z', palette.paper),
    front:
      path('M104 146V122C104 60 216 60 216 122V146L208 118H112z', crop) +
      stubble(56, 232) +
      stroke('M144 209q16 10 33 0', '#c07b60', 5, 'round'),
    extras: squareGlasses(palette.yellow),
    mouth: 'M0 0',
  });
}

/** Long dark hair parted in the middle, ink blazer, red lips. */
export function giulia(): string {
  const dark = '#3a1d14';
  return portray({
    wall: [palette.pink, palette.signal],
    skin: { ...skins.olive, lips: palette.signal },
    hair: dark,
    half: 52,
    behind: path('M86 152C80 42 240 42 234 152L246 296H74z', dark),
    clothes:
      shoulders(palette.ink) +
      path('M130 248l30 84 30-84z', palette.paper) +
      neckline(skins.olive, 42, 22),
    front: path(
      'M160 82C118 96 110 130 106 176 88 110 112 66 160 68s72 42 54 108C210 130 202 96 160 82z',
      dark,
    ),
    earless: true,
    mouth: 'M145 205q15 10 31 0',
  });
}

/** White hair in a high bun, half-moon glasses, brick cardigan. */
export function marta(): string {
  const white = '#f4efe6';
  return portray({
    wall: [palette.lilac, palette.plum],
    skin: skins.ivory,
    hair: '#b9b0a4',
    half: 55,
    behind:
      path(disc(160, 58, 36) + disc(160, 134, 70), white) +
      path('M160 22a36 36 0 0 1 0 72zM160 64a70 70 0 0 1 0 140z', '#d9d2c6'),
    clothes:
      shoulders(palette.brick, 4) +
      path('M134 248l26 90 26-90z', palette.cream) +
      neckline(skins.ivory, 26),
    front:
      path('M104 152C100 84 150 70 190 80l-14 18c-18 22-54 26-72 54z', white) +
      path('M176 98l-16-24c36-2 60 14 56 78-8-30-20-46-40-54z', '#d9d2c6'),
    extras:
      stroke('M114 164h42q-2 22-21 22t-21-22M164 164h42q-2 22-21 22t-21-22', palette.plum, 4) +
      path(disc(105, 188, 5) + disc(215, 188, 5), palette.yellow),
    eyes: 'smiling',
  });
}
