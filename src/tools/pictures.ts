import { existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  cardPortraitSize,
  heightOf,
  type PictureKind,
  widths,
} from '#src/artwork/geometry/image-sizes.ts';
import { founders, reviewers } from '#src/facts/business.ts';
import { shows } from '#src/facts/shows.ts';
import { portraitColors } from '#src/facts/theme.ts';
import { UserError } from './command-line.ts';

const root = join(import.meta.dirname, '..');
/** Pictures of people and shows, named by slug: `anna.jpg`. */
const pictures = join(root, 'artwork/pictures');
/** The same pictures in the sizes that pages load. Not in git. */
const images = join(root, 'artwork/images');

/** Photographs come before drawings, so an owner who adds one need not delete the other. */
const extensions = ['jpg', 'jpeg', 'png', 'webp', 'avif', 'svg'] as const;
const isDrawing = (source: string) => source.endsWith('.svg');

/** Near-lossless compression keeps the edges of flat colour, and is smaller there than lossy. */
const drawing = { nearLossless: true, quality: 40, effort: 6 } as const;

/** Small enough for a phone, without a visible difference at display size. */
const photograph = { quality: 70, effort: 6 } as const;

type Colors = { ink: string; ground: string };
type Subject = { slug: string; colors?: Colors | undefined };
type Output = Subject & { name: string; width: number; height: number };

/**
 * Writes each picture in all sizes, unless it is newer than its sources. Throws if a person or a
 * show has no readable picture.
 */
export async function sizePictures(): Promise<void> {
  const people = [...reviewers, ...founders].map(({ slug }, index) => ({
    slug,
    colors: portraitColors[index % portraitColors.length],
  }));
  const foundersOnly = people.slice(reviewers.length);
  const outputs = [
    ...shows.flatMap((show) => outputsOf('cover', show)),
    ...people.flatMap((person) => outputsOf('portrait', person)),
    ...foundersOnly.flatMap((founder) => outputsOf('founder', founder)),
    ...foundersOnly.map((founder) => cardOutput(founder)),
  ];
  const names = new Set(outputs.map(({ name }) => name));
  mkdirSync(images, { recursive: true });
  for (const name of readdirSync(images)) if (!names.has(name)) rmSync(join(images, name));
  const writing = outputs.map(async (output) => {
    const source = findPicture(output.slug);
    const file = join(images, output.name);
    if (!isNewer(file, source)) await writeFile(file, await drawPicture(source, output));
  });
  await Promise.all(writing);
}

function outputsOf(kind: PictureKind, { slug, colors }: Subject): Output[] {
  return widths[kind].map((width) => ({
    slug,
    name: `${slug}-${width}.webp`,
    width,
    height: heightOf(kind, width),
    colors,
  }));
}

function cardOutput(founder: Subject): Output {
  const side = cardPortraitSize;
  return { ...founder, name: `${founder.slug}-${side}.png`, width: side, height: side };
}

export function findPicture(slug: string, folder = pictures): string {
  const paths = extensions.map((extension) => join(folder, `${slug}.${extension}`));
  const found = paths.find((path) => existsSync(path));
  if (found) return found;
  throw new UserError(
    `There is no picture of ${slug}: add one, at least 640 pixels wide, as src/artwork/pictures/${slug}.jpg (or .png, .webp, .avif, .svg).`,
  );
}

/** Compares ctimes. A copied source keeps its mtime; removing one changes the folder's ctime. */
function isNewer(file: string, source: string): boolean {
  const written = existsSync(file) ? statSync(file).mtimeMs : 0;
  const code = [
    import.meta.filename,
    join(root, 'facts/business.ts'),
    join(root, 'facts/theme.ts'),
  ];
  return [source, pictures, ...code].every((input) => statSync(input).ctimeMs < written);
}

/** Draws a picture, as a portrait if the output has colours. Throws if it is unreadable. */
export async function drawPicture(source: string, output: Omit<Output, 'slug'>): Promise<Buffer> {
  const { name, width, height, colors } = output;
  try {
    const { width: nominal = width } = await sharp(source).metadata();
    // DPI of drawings, 72 nominally. Rendering larger and sampling down keeps curves smooth.
    const density = Math.max(144, (72 * width) / nominal);
    const original = sharp(source, { density }).autoOrient();
    const picture = colors
      ? await print(frame(original, source, output), colors, isDrawing(source) ? drawnTones : {})
      : original.resize(width, height);
    if (name.endsWith('.png')) {
      return await picture.png({ compressionLevel: 9, palette: true }).toBuffer();
    }
    return await picture.webp(isDrawing(source) ? drawing : photograph).toBuffer();
  } catch (error) {
    throw new UserError(`${source} cannot be read as a picture: ${String(error)}`);
  }
}

/** The fraction cropped above the face of a photograph, since portraits cut through the hair. */
const headroom = 0.1;

type Frame = { width: number; height: number };

/** Crops a portrait. A drawing is already framed; a photograph is framed around its face. */
function frame(original: Sharp, source: string, { width, height }: Frame): Sharp {
  if (isDrawing(source)) return original.resize(width, height, { position: 'top' });
  const top = Math.round(height * headroom);
  return original
    .resize(width, height + top, { position: sharp.strategy.attention })
    .extract({ left: 0, top, width, height });
}

/** Two tones between ink and ground draw a smooth edge; each further one costs a fifth more. */
const drawnTones = { palette: true, colours: 4, dither: 0 } as const;

/** Prints a picture in one ink on one ground. Black becomes the ink, white the ground. */
async function print(picture: Sharp, { ink, ground }: Colors, options = {}): Promise<Sharp> {
  const gray = picture.flatten({ background: 'white' }).grayscale().normalise();
  const tones = await gray.toColourspace('srgb').png(options).toBuffer();
  const dark = channels(ink);
  const ranges = channels(ground).map((light, channel) => (light - (dark[channel] ?? 0)) / 255);
  return sharp(tones).linear(ranges, dark);
}

/** Returns the red, green and blue of `#rrggbb`, from 0 to 255. */
function channels(color: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
