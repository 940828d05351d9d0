import { nightColors, themeColors } from '../../theme.ts';

// One ink box for covers, portraits and icons: any two of these may meet on one poster.
export const palette = {
  paper: themeColors.light,
  cream: '#f3e7cf',
  sand: '#e3c99a',
  ink: '#1f160f',
  night: nightColors.night,
  signal: nightColors.signal,
  yellow: '#f4b92f',
  orange: '#ec7b2d',
  brick: '#b1492a',
  brown: '#4a2616',
  pink: '#f2b9ae',
  plum: '#4b1d3b',
  lilac: '#bfb3e0',
  sky: '#a8d1e6',
  blue: '#2347b5',
  navy: '#142563',
  teal: '#0c5c5b',
  mint: '#b5dcc3',
  forest: '#1c4a36',
  sage: '#8fc7a5',
  stone: '#d5cfc3',
} as const;
