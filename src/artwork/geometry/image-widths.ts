/** The widths in pixels at which each kind of drawing is exported. */
export const widths = { cover: [320, 640], portrait: [112, 320], founder: [320, 640] } as const;
