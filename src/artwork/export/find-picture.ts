import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../../tools/user-error.ts';

/** Where image files of portraits and covers stand, named by the slug: `anna.jpg`. */
export const pictureFolder = join(import.meta.dirname, '../pictures');

/** Drawings by the slug of what they show; each is pure and always returns the same SVG. */
export type Drawings = Readonly<Record<string, () => string>>;

/** A picture as SVG, or as the bytes of an image file. */
export type Picture = { slug: string; draw: () => string | Buffer };

/**
 * The picture of a person or a show: its image file if there is one, else its
 * drawing. Throws if there is neither.
 */
export function findPicture(slug: string, drawings: Drawings, folder = pictureFolder): Picture {
  const [file] = globSync(`${slug}.{jpg,jpeg,png,webp,avif}`, { cwd: folder });
  const drawing = drawings[slug];
  if (file) return { slug, draw: () => readFileSync(join(folder, file)) };
  if (drawing) return { slug, draw: drawing };
  throw new UserError(
    `There is no picture of ${slug}: put a square one, 640 pixels wide or more, at src/artwork/pictures/${slug}.jpg (or .png, .webp, .avif).`,
  );
}
