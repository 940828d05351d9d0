import { widths } from './geometry/image-widths.ts';

const sources = import.meta.glob<string>('./images/*.{avif,webp}', {
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

/** A square drawing as AVIF, with WebP for browsers that do not know it, in two widths. */
export function Picture({ name, kind, size, sizes, alt, className, loading = 'lazy' }: Props) {
  return (
    <picture>
      <source type="image/avif" srcSet={sourceSet(name, kind, 'avif')} sizes={sizes} />
      <img
        src={sourceUrl(name, widths[kind][0], 'webp')}
        srcSet={sourceSet(name, kind, 'webp')}
        sizes={sizes}
        width={size}
        height={size}
        alt={alt}
        loading={loading}
        decoding="async"
        className={className}
      />
    </picture>
  );
}

function sourceSet(name: string, kind: Props['kind'], format: string): string {
  return widths[kind].map((width) => `${sourceUrl(name, width, format)} ${width}w`).join(', ');
}

/** Throws if the drawing was not exported: the build must not ship a broken image. */
function sourceUrl(name: string, width: number, format: string): string {
  const url = sources[`./images/${name}-${width}.${format}`];
  if (!url) throw new Error(`No image ${name}-${width}.${format}: has export.ts run?`);
  return url;
}
