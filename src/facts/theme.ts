/**
 * The brand's colours in oklch (lightness, chroma, hue); `dark` holds those that differ.
 * `uno.config.ts` turns them into custom properties. Night is darker than light paper and lighter
 * than dark paper, so that blocks stand out on both.
 */
export const colors = {
  light: {
    paper: 'oklch(0.97 0.012 85)',
    surface: 'oklch(0.99 0.006 85)',
    ink: 'oklch(0.21 0.02 60)',
    muted: 'oklch(0.43 0.02 60)',
    line: 'oklch(0.88 0.015 80)',
    signal: 'oklch(0.58 0.21 29)',
    'signal-ink': 'oklch(0.5 0.19 29)',
    'signal-night': 'oklch(0.74 0.16 29)',
    'on-signal': 'oklch(1 0 0)',
    night: 'oklch(0.2 0.03 265)',
    'night-line': 'oklch(0.38 0.03 265)',
    moon: 'oklch(0.95 0.012 85)',
    dusk: 'oklch(0.74 0.02 265)',
    success: 'oklch(0.5 0.13 152)',
  },
  dark: {
    paper: 'oklch(0.17 0.004 60)',
    surface: 'oklch(0.205 0.004 60)',
    ink: 'oklch(0.95 0.012 85)',
    muted: 'oklch(0.78 0.015 80)',
    line: 'oklch(0.34 0.005 60)',
    'signal-ink': 'oklch(0.74 0.16 29)',
    night: 'oklch(0.24 0.035 265)',
    'night-line': 'oklch(0.42 0.03 265)',
    success: 'oklch(0.76 0.15 152)',
  },
} as const;

/** Part of the light palette as sRGB for social cards, whose renderer does not support oklch. */
export const nightColors = {
  night: '#0f1624',
  signal: '#db2d23',
  moon: '#f2eee6',
  dusk: '#a5abb8',
} as const;

/** Paper in sRGB, for the browser's own UI. */
export const themeColors = { light: '#f9f5ec', dark: '#110f0e' } as const;
