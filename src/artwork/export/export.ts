import { createHash } from 'node:crypto';
import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import sharp from 'sharp';
import manifest from '../../../package.json' with { type: 'json' };
import { shows } from '../../shows.ts';
import { company, delivery, founders, reviewers } from '../../site.ts';
import { nightColors, themeColors } from '../../theme.ts';
import { hashFiles } from '../../tools/hash-files.ts';
import { cardPortraitSize, cardSize } from '../geometry/card-size.ts';
import { widths } from '../geometry/image-widths.ts';
import { iconSvg } from './app-icons.ts';
import { signature } from './covers/signature.ts';
import { drawnCovers } from './covers.ts';
import { encodePhoto } from './encode-photo.ts';
import { findPicture, type Picture, pictureFolder } from './find-picture.ts';
import { plainCard } from './plain-card.ts';
import { drawnPortraits } from './portraits.ts';

const artwork = join(import.meta.dirname, '..');
const images = join(artwork, 'images');
const publicFolder = join(artwork, '../../public');
const stampFile = join(images, '.stamp');
const faviconFile = join(publicFolder, 'favicon.svg');

type Output = {
  file: string;
  draw: Picture['draw'];
  width: number;
  /** Equal to the width if it is not given. */
  height?: number;
  format: 'webp' | 'png';
};

// Flat colour: WebP's palette beats its lossy mode in size, and no edge is smeared.
const options = {
  webp: { nearLossless: true, quality: 40, effort: 6 },
  png: { compressionLevel: 9, palette: true },
} as const;

const iconFiles = [
  { name: 'apple-touch-icon.png', width: 180, detail: 'fine', corner: 0, reach: 38 },
  { name: 'icon-192.png', width: 192, detail: 'fine', corner: 22, reach: 40 },
  { name: 'icon-512.png', width: 512, detail: 'fine', corner: 22, reach: 40 },
  { name: 'icon-maskable-512.png', width: 512, detail: 'fine', corner: 0, reach: 32 },
] as const;

const inWidths = ({ slug, draw }: Picture, widths: readonly number[]): Output[] =>
  widths.map((width) => ({
    file: join(images, `${slug}-${width}.webp`),
    draw,
    width,
    format: 'webp',
  }));

/** Every raster file of the site. */
export function outputs(): Output[] {
  const covers = shows.map(({ slug }) => findPicture(slug, drawnCovers));
  const portraitsOf = (people: readonly { slug: string }[]) =>
    people.map(({ slug }) => findPicture(slug, drawnPortraits));
  return [
    ...[...covers, { slug: 'signature', draw: signature }].flatMap((cover) =>
      inWidths(cover, widths.cover),
    ),
    ...portraitsOf(reviewers).flatMap((portrait) => inWidths(portrait, widths.portrait)),
    ...portraitsOf(founders).flatMap((portrait) => inWidths(portrait, widths.founder)),
    ...portraitsOf(founders).map(({ slug, draw }) => ({
      file: join(images, `${slug}-card.png`),
      draw,
      width: cardPortraitSize,
      format: 'png' as const,
    })),
    ...iconFiles.map(({ name, width, ...icon }) => ({
      file: join(publicFolder, name),
      draw: () => iconSvg(icon),
      width,
      format: 'png' as const,
    })),
    { file: join(publicFolder, 'card.png'), draw: plainCard, ...cardSize, format: 'png' },
  ];
}

/** Hash of all that decides how the files look: sources and pictures here, facts, the tools' versions. */
function inputHash(): string {
  const { sharp, fontkit } = manifest.devDependencies;
  const fonts = Object.entries(manifest.devDependencies).filter(([name]) =>
    /fontsource/.test(name),
  );
  const facts = [company.brand, delivery, founders, reviewers, shows, nightColors, themeColors];
  const hash = createHash('sha256').update(JSON.stringify([sharp, fontkit, fonts, facts]));
  const patterns = ['**/*.ts', `${relative(artwork, pictureFolder)}/*`];
  hashFiles(hash, patterns, { cwd: artwork });
  return hash.digest('hex');
}

const render = async ({ file, draw, width, height = width, format }: Output): Promise<void> => {
  const source = draw();
  const isPhoto = typeof source !== 'string';
  // Twice the nominal 72 dpi: drawn large, then sampled down, curves come out smooth.
  const picture = isPhoto
    ? sharp(source).autoOrient()
    : sharp(Buffer.from(source), { density: 144 });
  const sized = picture.resize(width, height);
  await (isPhoto && format === 'webp'
    ? writeFile(file, await encodePhoto(sized))
    : sized.toFormat(format, options[format]).toFile(file));
};

const isComplete = async (files: readonly string[]): Promise<boolean> => {
  const checks = await Promise.allSettled(files.map((file) => access(file)));
  return checks.every(({ status }) => status === 'fulfilled');
};

const removeStrangers = async (files: readonly string[]): Promise<void> => {
  const wanted = new Set(files.map((file) => basename(file)));
  const strangers = (await readdir(images)).filter((name) => !wanted.has(name));
  await Promise.all(strangers.map((name) => rm(join(images, name), { recursive: true })));
};

/** Writes every image, unless none is missing or outdated. */
export async function exportArtwork(): Promise<void> {
  const hash = inputHash();
  const wanted = outputs();
  const files = [faviconFile, ...wanted.map(({ file }) => file)];
  const stamp = await readFile(stampFile, 'utf8').catch(() => '');
  if (stamp === hash && (await isComplete(files))) return;

  await Promise.all([images, publicFolder].map((folder) => mkdir(folder, { recursive: true })));
  await removeStrangers(files);
  await writeFile(faviconFile, iconSvg({ detail: 'coarse', corner: 22, reach: 42 }));
  await Promise.all(wanted.map(render));
  await writeFile(stampFile, hash);
}
