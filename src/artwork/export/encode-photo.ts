import type { Sharp } from 'sharp';

/** What a photograph may weigh, in bytes for each of its pixels: 25 kB for a cover of 320 x 320. */
const heaviest = 0.24;

/** From what looks like the original down to what still passes on a phone. */
const qualities = [80, 70, 60, 50, 40];

/**
 * A photograph as WebP, in the best quality that is light enough: a picture full of detail loses
 * some of it rather than make a phone wait. If none is light enough, the lowest quality.
 */
export async function encodePhoto(photo: Sharp): Promise<Buffer> {
  let encoded = Buffer.alloc(0);
  for (const quality of qualities) {
    const { data, info } = await photo
      .webp({ quality, effort: 6 })
      .toBuffer({ resolveWithObject: true });
    encoded = data;
    if (info.size <= heaviest * info.width * info.height) break;
  }
  return encoded;
}
