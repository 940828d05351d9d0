import { palette } from '../palette.ts';
import { disc, path, stroke } from '../shapes.ts';
import { portray, scoop, shoulders, skins, stubble } from './face.ts';

/** Black asymmetric bob, studio headphones round the neck, cream jumper. */
export function lea(): string {
  const black = '#16110f';
  return portray({
    wall: [palette.signal, palette.brick],
    skin: skins.ivory,
    hair: black,
    half: 53,
    behind: path('M90 150C84 48 236 48 230 150V226H90z', black),
    clothes:
      shoulders(palette.cream) +
      scoop(skins.ivory) +
      stroke('M118 226C92 244 98 276 116 286M202 226c26 18 20 50 2 60', palette.night, 10) +
      path(disc(120, 282, 23) + disc(200, 282, 23), palette.night) +
      path(disc(120, 282, 9) + disc(200, 282, 9), palette.signal),
    front: path(
      'M104 172C96 80 150 62 190 78c30 12 32 50 27 94-8-34-18-52-34-62-20 14-56 18-66 22-6 10-10 24-13 40z',
      black,
    ),
    earless: true,
    mouth: 'M143 204q17 15 35 0',
  });
}

/** Wavy brown hair, stubble, headphones on, navy overshirt with a red tally light. */
export function mathieu(): string {
  const brown = '#5b3220';
  return portray({
    wall: [palette.stone, palette.sand],
    skin: skins.rose,
    hair: brown,
    half: 56,
    chin: 236,
    behind: '',
    clothes:
      shoulders(palette.blue) +
      path('M126 250h68l-24 70h-20z', palette.paper) +
      path('M132 249q28 44 56 0z', skins.rose.shade) +
      path('M132 242l-22 16 34 62h12zM188 242l22 16-34 62h-12z', palette.navy),
    front:
      stubble(56, 236) +
      stroke('M145 208q15 11 31 0', skins.rose.lips, 5, 'round') +
      path(
        'M102 150C92 112 98 72 138 66c20-14 60-12 72 10 16 16 14 50 8 74-4-16-8-28-16-36-14 4-26-4-34-12-14 14-32 16-48 12-10 10-14 22-18 36z',
        brown,
      ),
    extras:
      stroke('M96 150V142C96 40 224 40 224 142V150', palette.ink, 10) +
      path('M108 134a30 30 0 0 0 0 60zM212 134a30 30 0 0 1 0 60z', palette.ink) +
      path(disc(93, 164, 5), palette.signal),
    mouth: 'M0 0',
  });
}
