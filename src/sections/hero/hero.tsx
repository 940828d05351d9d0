import type { ReactNode } from 'react';
import { Icon } from '../../artwork/icon.tsx';
import { firstEpisodeDeadline } from '../../clock/deadlines.ts';
import { claims, delivery, lowestPrice, survey } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articlePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { episodeValues } from '../../intl/values/offer.ts';
import { BookingLink } from '../booking-link.tsx';
import { Player } from './player.tsx';

/** Title left, the player's ring right, its bars below from edge to edge. */
export function Hero({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    // Hidden until text, caption and bars are complete. Centred, text and ring would move while the page
    // streams in.
    <section className="hero-measures grid grid-cols-[minmax(0,1fr)] lg:grid-rows-[1fr_repeat(4,auto)] overflow-clip pb-8 lg:pb-10 [&:not(:has(input))]:invisible">
      {/*
       * The rows: text and ring; on a tablet the promise, else below the text; the caption, beside
       * which a wide window continues the text; the bars; the transcript. On a phone, the text leaves
       * the upper half of the ring in the first screen, or takes no more than its own space below an
       * offer of another language.
       */}
      <div className="shell [grid-area:1/1] max-md:(flex flex-col justify-evenly pt-1 min-h-[min(42rem,100svh-13.25rem)] after:[content:'']) max-md:[[data-offer]:not([hidden])~*_&]:min-h-0 md:max-lg:contents lg:(grid content-center row-end-4 min-h-[min(53rem,100svh-12.85rem)])">
        <div className="hero-text max-md:contents md:(max-lg:[grid-area:1/1] pt-[1.8vh])">
          <p className="flex items-center gap-x-2.5 text-tag md:text-note font-600 leading-tight">
            <Stars />
            <a href={articlePath(locale, 'results')} className="link inline-block py-1">
              {t('hero.review', { stars: claims.stars, answers: survey.answers })}
            </a>
          </p>
          <h1 className="display-1 mt-[min(1rem,2vh)] max-md:mt-2">
            {rich('hero.title', { hours: delivery.hours })}
          </h1>
          <p className="lead max-w-[44rem] mt-[min(1.5rem,2.6vh)] max-md:(mt-2 text-note leading-snug) md:max-lg:max-w-[calc(100%-21rem)] lg:(text-[clamp(1rem,2.3vh,1.25rem)] leading-[1.45])">
            {t('hero.subtitle')}
          </p>
          <div className="mt-[min(1.5rem,2.6vh)] max-md:mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&>a]:(flex-auto px-2 text-note) md:max-xl:[&>a]:px-3 md:max-lg:max-w-[calc(100%-21rem)]">
            <a href="#pricing" className="btn-primary">
              {t('action.plans')}
              <Icon name="arrow" className="size-4 max-lg:hidden" />
            </a>
            <BookingLink locale={locale} place="hero" className="btn-secondary">
              {t('action.book')}
            </BookingLink>
            <div className="max-sm:w-full xl:ps-2 leading-tight">
              <p className="font-600">{t('shared.priceFrom', { price: lowestPrice })}</p>
              <p className="text-note text-muted">
                {t('hero.stat', { podcasts: claims.podcasts })}
              </p>
            </div>
          </div>
        </div>
        <Deadlines locale={locale} />
      </div>
      <Player locale={locale} />
    </section>
  );
}

/** When the first episode arrives if the payment arrives today, the later ones, and what if one is late. */
function Deadlines({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const first = firstEpisodeDeadline(Date.now());
  const values = {
    ...episodeValues(locale),
    date: first,
    time: (text: ReactNode) => <time dateTime={first.toISOString().slice(0, 10)}>{text}</time>,
    answer: linkTo('#answer-firstEpisode'),
    guarantee: linkTo('#guarantee'),
  };
  return (
    <dl className="hero-text relative lg:max-w-[min(46.5em,var(--text)-2rem)] md:max-lg:[grid-area:2/1] mt-[min(1.5rem,2.6vh)] max-md:mt-1 text-note min-[120rem]:text-body leading-snug grid sm:grid-cols-[auto_minmax(0,1fr)] gap-x-5 [&_a]:py-1 [&_[href$=guarantee]]:font-600 [&_time]:(inline-block font-700)">
      {promises.map((id) => (
        <div
          key={id}
          className="py-1 sm:(py-1.5 grid grid-cols-subgrid col-span-2) [&+&]:(b-t-1 b-line)"
        >
          <dt className="text-muted max-sm:(pb-0.5 text-tag leading-tight font-600)">
            {t(`hero.${id}.label`)}
          </dt>
          <dd>{rich(`hero.${id}.text`, values)}</dd>
        </div>
      ))}
    </dl>
  );
}

const promises = ['first', 'next', 'late'] as const;

function Stars() {
  return (
    <svg viewBox="0 0 100 20" className="h-3.5 w-17.5 md:(h-4 w-20) fill-signal" aria-hidden="true">
      <path
        d={Array.from(
          { length: claims.stars },
          (_, star) => `M${star * 20 + 10} 1${starOutline}`,
        ).join('')}
      />
    </svg>
  );
}

/** The outline of a star from its top point, in relative coordinates. */
const starOutline = 'l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6-5.9-3.5-5.9 3.5 1.5-6.6-5.1-4.5 6.8-.6z';
