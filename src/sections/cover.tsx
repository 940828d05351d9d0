import type { ComponentProps } from 'react';
import { Picture } from '../artwork/picture.tsx';
import type { Locale } from '../facts/locales.ts';
import type { shows } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';

type Props = Omit<ComponentProps<typeof Picture>, 'slug'> & {
  locale: Locale;
  show: (typeof shows)[number];
  /** Part of what is hidden from screen readers, where the keyboard skips the link. */
  isCopy?: boolean | undefined;
};

/** A show's cover. If the show has an address, the cover links to it. */
export function Cover({ locale, show: { slug, title, url }, isCopy, ...picture }: Props) {
  const { t } = getIntl(locale);
  const cover = <Picture slug={slug} {...picture} />;
  if (!url) return cover;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      tabIndex={isCopy ? -1 : undefined}
      className="block shrink-0"
    >
      {cover}
      <span className="sr-only">{`${t('action.listen', { title })} ${t('action.newTab')}`}</span>
    </a>
  );
}
