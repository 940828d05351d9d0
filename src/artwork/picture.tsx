import { widths } from './geometry/image-widths.ts';

const sources = import.meta.glob<string>('./images/*.webp', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Props = {
  name: string;
  kind: keyof typeof widths;
  /** The layout width, in CSS pixels, that reserves the space. */
  size: number;
  sizes: string;
  alt: string;
  className?: string;
  loading?: 'lazy' | 'eager';
};

/**
 * A square drawing in two widths, as WebP: every browser of the last four years
 * knows it, and a second format would cost each page half a kilobyte of addresses.
 */
export function Picture({ name, kind, size, sizes, alt, className, loading = 'lazy' }: Props) {
  return (
    <img
      // First: a browser that met the address before it would fetch at once.
      loading={loading}
      src={sourceUrl(name, widths[kind][0])}
      srcSet={widths[kind].map((width) => `${sourceUrl(name, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={size}
      height={size}
      alt={alt}
      decoding="async"
      className={className}
    />
  );
}

/** Throws if the drawing was not exported: the build must not ship a broken image. */
function sourceUrl(name: string, width: number): string {
  const url = sources[`./images/${name}-${width}.webp`];
  if (!url) throw new Error(`No image ${name}-${width}.webp: has export.ts run?`);
  return url;
}
