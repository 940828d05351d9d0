/** URLs of the pictures of people and shows by file name: a slug and an extension. */
const urls = import.meta.glob<string>('./pictures/*', {
  eager: true,
  import: 'default',
  query: '?url',
});

type Props = {
  /** The slug of a show or a person. */
  slug: string;
  /** Layout size in CSS pixels, which reserves the space. Covers are square, portraits 4:5. */
  width: number;
  height: number;
  alt: string;
  className: string;
  loading?: 'lazy' | 'eager';
};

/** The cover of a show or the portrait of a person. */
export function Picture({ slug, width, height, alt, className, loading = 'lazy' }: Props) {
  return (
    <img
      // Comes first, since a browser that parsed `src` before it would start fetching at once.
      loading={loading}
      // Styles and fonts go first, since the largest paint is never a picture.
      fetchPriority={loading === 'eager' ? 'low' : undefined}
      src={pictureUrl(slug)}
      width={width}
      height={height}
      alt={alt}
      className={className}
    />
  );
}

/** Throws if there is no such picture, so that a missing one fails the build. */
export function pictureUrl(slug: string): string {
  const path = Object.keys(urls).find((path) => path.startsWith(`./pictures/${slug}.`));
  const url = path && urls[path];
  if (!url) throw new Error(`There is no picture src/artwork/pictures/${slug}.svg, .jpg or .webp`);
  return url;
}
