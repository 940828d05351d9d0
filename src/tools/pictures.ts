import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cardPortraitSize } from '../artwork/geometry/card-size.ts';
import { widths } from '../artwork/geometry/image-widths.ts';
import { shows } from '../site/shows.ts';
import { founders, reviewers } from '../site/site.ts';
import { UserError } from './user-error.ts';

/** Where the pictures of people and shows are, named by the slug: `anna.jpg`. */
const pictures = join(import.meta.dirname, '../artwork/pictures');
/** Where they are written in the sizes that pages load. Not in git. */
const images = join(import.meta.dirname, '../artwork/images');

/** A photograph comes before a drawing: who adds one need not delete the other. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'] as const;

/** Flat colour: a palette is smaller than lossy compression, and no edge is smeared. */
const drawing = {
  webp: { nearLossless: true, quality: 40, effort: 6 },
  png: { compressionLevel: 9, palette: true },
} as const;

/** Light enough for a phone, and so good that nobody sees a difference at the size it is shown. */
const photograph = { quality: 70, effort: 6 } as const;

/**
 * Writes every picture in the sizes that pages and social cards load, unless it is there and
 * newer than its source. Throws if a person or a show has no picture, or one that is no image.
 */
export async function sizePictures(): Promise<void> {
  const outputs = [
    ...inWidths(shows, widths.cover),
    ...inWidths(reviewers, widths.portrait),
    ...inWidths(founders, widths.founder),
    ...inWidths(founders, [cardPortraitSize], 'png'),
  ];
  const byName = new Map(outputs.map((picture) => [picture.name, picture]));
  mkdirSync(images, { recursive: true });
  for (const name of readdirSync(images)) if (!byName.has(name)) rmSync(join(images, name));
  const writing = Array.from(byName.values(), async ({ slug, width, name }) => {
    const source = findPicture(slug);
    const file = join(images, name);
    if (!isNewer(file, source)) await writeFile(file, await sizePicture(source, width, name));
  });
  await Promise.all(writing);
}

function inWidths(named: readonly { slug: string }[], widths: readonly number[], format = 'webp') {
  return named.flatMap(({ slug }) =>
    widths.map((width) => ({ slug, width, name: `${slug}-${width}.${format}` })),
  );
}

/** The path of a person's or a show's picture. Throws if there is none. */
export function findPicture(slug: string, folder = pictures): string {
  const paths = extensions.map((extension) => join(folder, `${slug}.${extension}`));
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new UserError(
    `There is no picture of ${slug}: put a square one, 640 pixels wide or more, at src/artwork/pictures/${slug}.jpg (or .png, .webp, .avif, .svg).`,
  );
}

/** By when a picture came to its place: a copy keeps the original's date. Or when one was removed. */
function isNewer(file: string, source: string): boolean {
  const written = existsSync(file) ? statSync(file).mtimeMs : 0;
  return [source, pictures, import.meta.filename].every(
    (input) => statSync(input).ctimeMs < written,
  );
}

/** A picture as a square of `width` pixels, as the new name ends. Throws if it cannot be read. */
export async function sizePicture(source: string, width: number, name: string): Promise<Buffer> {
  try {
    const { width: nominal = width } = await sharp(source).metadata();
    // Dots per inch of drawings, nominal at 72: drawn larger, then sampled down, curves are smooth.
    const density = Math.max(144, (72 * width) / nominal);
    const sized = sharp(source, { density }).autoOrient().resize(width, width);
    if (name.endsWith('.png')) return await sized.png(drawing.png).toBuffer();
    return await sized.webp(source.endsWith('.svg') ? drawing.webp : photograph).toBuffer();
  } catch (error) {
    throw new UserError(`${source} cannot be read as a picture: ${String(error)}`);
  }
}
