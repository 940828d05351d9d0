import { heightOf, type PictureKind, widths } from './geometry/image-sizes.ts';

const sources = import.meta.glob<string>('./images/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Props = {
  name: string;
  kind: PictureKind;
  /** The layout width in CSS pixels, which reserves the space. */
  size: number;
  /** The `sizes` attribute; without it the browser loads the widest file. */
  sizes?: string;
  alt: string;
  className?: string;
  loading?: 'lazy' | 'eager';
};

/**
 * A cover or portrait in all its widths, as WebP only. Every browser of the last four years
 * supports it, and a second format would cost each page half a kilobyte of URLs.
 */
export function Picture({ name, kind, size, sizes, alt, className, loading = 'lazy' }: Props) {
  const [smallest, widest = smallest] = widths[kind];
  return (
    <img
      // Comes first, since a browser that parsed `src` before it would start fetching at once.
      loading={loading}
      // Styles and fonts go first, since the largest paint is never a picture.
      fetchPriority={loading === 'eager' ? 'low' : undefined}
      src={sourceUrl(name, sizes ? smallest : widest)}
      srcSet={
        sizes && widths[kind].map((width) => `${sourceUrl(name, width)} ${width}w`).join(', ')
      }
      sizes={sizes}
      width={size}
      height={heightOf(kind, size)}
      alt={alt}
      className={className}
    />
  );
}

/** Throws if the picture has not been exported, so that a broken image fails the build. */
function sourceUrl(name: string, width: number): string {
  const url = sources[`./images/${name}-${width}.webp`];
  if (!url) throw new Error(`No image ${name}-${width}.webp: npm run build writes it`);
  return url;
}
