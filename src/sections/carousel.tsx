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
      <div
        className="carousel print:hidden"
        role="group"
        tabIndex={0}
        aria-labelledby="covers-title"
      >
        <div className="carousel-track">
          <Covers locale={locale} />
          <Covers locale={locale} isCopy />
        </div>
      </div>
      <CaseStudy locale={locale} />
    </section>
  );
}

/** A row of covers; the copy is hidden from screen readers. */
function Covers({ locale, isCopy }: { locale: Locale; isCopy?: boolean }) {
  const { t } = getIntl(locale);
  return (
    <ul aria-hidden={isCopy}>
      {shows.map((show) => (
        <li key={show.slug}>
          <Cover
            locale={locale}
            show={show}
            isCopy={isCopy}
            width={320}
            height={320}
            alt={t(`carousel.alt.${show.slug}`)}
            className="cover rounded-[0.75rem]"
          />
        </li>
      ))}
    </ul>
  );
}
