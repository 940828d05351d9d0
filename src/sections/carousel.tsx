import type { ComponentProps } from 'react';
import { Icon } from '../artwork/icon.tsx';
import type { Locale } from '../facts/locales.ts';
import { shows } from '../facts/shows.ts';
import { getIntl } from '../intl/get-intl.ts';
import { CaseStudy } from './case-study.tsx';
import { Cover } from './cover.tsx';

/**
 * The covers, twice in one row, for an endless loop. Hover, focus and the button pause it. With
 * reduced motion it is scrolled by hand.
 */
export function Carousel({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <section className="overflow-hidden section">
      <div className="shell relative mb-10 print:hidden">
        <p className="eyebrow flex items-center gap-2.5">
          <span className="tally-light" aria-hidden="true" />
          {t('carousel.eyebrow')}
        </p>
        <h2 id="covers-title" className="display-2 mt-3">
          {t('carousel.title')}
        </h2>
        <label className="carousel-pause inner-focus outline-offset-3 absolute end-[var(--margin)] -top-3 btn-secondary size-12 px-0">
          <input
            type="checkbox"
            className="absolute inset-0 size-full opacity-0 cursor-pointer"
            aria-label={t('carousel.pause')}
          />
          <Icon name="pause" className="pause-sign size-6" />
          <Icon name="play" className="play-sign size-6" />
        </label>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls. */}
      <div className="carousel" role="group" tabIndex={0} aria-labelledby="covers-title">
        <div className="carousel-track">
          <ul>
            {shows.map((show) => (
              <li key={show.slug}>
                <CarouselCover locale={locale} show={show} />
              </li>
            ))}
          </ul>
          <div aria-hidden="true">
            {shows.map((show) => (
              <CarouselCover key={show.slug} locale={locale} show={show} isCopy />
            ))}
          </div>
        </div>
      </div>
      <CaseStudy locale={locale} />
    </section>
  );
}

type CoverProps = Pick<ComponentProps<typeof Cover>, 'locale' | 'show' | 'isCopy'>;

function CarouselCover(props: CoverProps) {
  const { t } = getIntl(props.locale);
  return (
    <Cover
      {...props}
      width={320}
      height={320}
      alt={props.isCopy ? '' : t(`carousel.alt.${props.show.slug}`)}
      className="cover rounded-[0.75rem]"
    />
  );
}
