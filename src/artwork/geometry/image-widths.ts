/**
 * The widths in pixels at which each kind of picture is exported. A client's cover is shown at 160
 * pixels at most, in the file that the row of covers has as well, and a portrait at 72.
 */
export const widths = {
  cover: [320, 640],
  clientCover: [320],
  portrait: [168],
  founder: [320, 640],
} as const;

export type PictureKind = keyof typeof widths;

/** Covers are square, portraits upright. */
export function heightOf(kind: PictureKind, width: number): number {
  return kind === 'portrait' || kind === 'founder' ? (width * 5) / 4 : width;
}
