/**
 * The widths in pixels at which each kind of drawing is exported. A reviewer's portrait is
 * shown at 56 pixels only: one file is sharp on the finest screens too.
 */
export const widths = { cover: [320, 640], portrait: [168], founder: [320, 640] } as const;
