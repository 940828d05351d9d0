/** Export widths in pixels. Clients' covers are shown at 160 pixels at most, portraits at 72. */
export const widths = {
  cover: [320, 640],
  clientCover: [320],
  portrait: [168],
  founder: [320, 640],
} as const;

export type PictureKind = keyof typeof widths;

export function heightOf(kind: PictureKind, width: number): number {
  return kind === 'portrait' || kind === 'founder' ? Math.round((width * 5) / 4) : width;
}
