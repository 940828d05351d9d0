/**
 * The widths in pixels at which each kind of drawing is exported. A client's cover is shown at 160
 * pixels at most, in the file that the row of covers has as well, and a reviewer's portrait at 56.
 */
export const widths = {
  cover: [320, 640],
  clientCover: [320],
  portrait: [168],
  founder: [320, 640],
} as const;
