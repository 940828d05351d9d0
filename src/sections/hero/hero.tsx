import { Icon } from '../../artwork/icon.tsx';
import { Picture } from '../../artwork/picture.tsx';
import { getIntl } from '../../intl/get-intl.ts';
import { keepNumbers } from '../../intl/phrases/keep-numbers.ts';
import { clients } from '../../site/clients.ts';
import type { Locale } from '../../site/locales.ts';
import { claims, delivery, lowestPrice } from '../../site/site.ts';
import { BookingLink } from '../booking-link.tsx';
import { DeliveryPromise } from '../delivery-promise.tsx';
import { Player } from './player.tsx';

/**
 * Title left, the player's ring right, its bars below both from edge to edge, and then the proof.
 */
export function Hero({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section className="hero-measures grid print:block grid-cols-[minmax(0,1fr)] overflow-clip pb-[clamp(2.5rem,5vw,5rem)]">
      <div className="shell w-full pt-[clamp(1.5rem,min(5vw,4vh),4rem)] lg:([grid-area:1/1] grid content-center min-h-[min(46rem,100svh-15rem)])">
        <div className="lg:max-w-[var(--text)]">
          <p className="inline-flex max-[15rem]:flex-wrap items-center gap-3 text-note font-600 text-balance">
            <Stars />
            {t('hero.review', { stars: claims.stars })}
          </p>
          <h1 className="display-1 text-[min(clamp(2.375rem,min(1.4rem+5.2vw,7.6vh),5rem),15vw)] mt-[min(1.25rem,2vh)]">
            {rich('hero.title', { hours: delivery.hours })}
          </h1>
          <p className="lead mt-[min(1.75rem,2.2vh)]">{t('hero.subtitle')}</p>
          <DeliveryPromise locale={locale} className="claim mt-[min(1.75rem,2.2vh)]" />
          <div className="mt-[min(1.75rem,2.2vh)] flex flex-wrap items-center gap-3">
            <a href="#pricing" className="btn-primary">
              {t('action.plans')}
              <Icon name="arrow" />
            </a>
            <BookingLink locale={locale} place="hero" className="btn-secondary">
              {t('action.book')}
            </BookingLink>
          </div>
          <p className="mt-[min(1rem,1.7vh)] text-note md:max-lg:max-w-[22rem]">
            <a href="#guarantee" className="link inline-block">
              {t('hero.late')}
            </a>
          </p>
        </div>
      </div>
      <Player locale={locale} />
      <div className="before-end shell w-full mt-4 [grid-area:6/1] lg:[grid-area:4/1]">
        <div className="lg:max-w-[var(--text)]">
          <p className="font-600">{t('hero.price', { price: lowestPrice })}</p>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-muted">
            <Covers />
            <p className="flex-[1_1_14rem]">
              {keepNumbers(t('hero.stat', { podcasts: claims.podcasts, listens: claims.listens }))}
            </p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The covers of clients, each over the edge of the last. */
function Covers() {
  return (
    <div className="flex ps-[12px]">
      {clients.slice(0, 5).map(({ show }) => (
        <Picture
          key={show.slug}
          name={show.slug}
          kind="clientCover"
          alt={show.title}
          size={44}
          className="box-content size-[44px] -ms-[12px] rounded-[0.5rem] b-2 b-paper"
        />
      ))}
    </div>
  );
}

function Stars() {
  return (
    <svg viewBox="0 0 100 20" className="h-4 w-20 fill-signal" aria-hidden="true">
      <path
        d={Array.from(
          { length: claims.stars },
          (_, star) => `M${star * 20 + 10} 1${starOutline}`,
        ).join('')}
      />
    </svg>
  );
}

/** The outline of one star from its top point, in relative moves. */
const starOutline = 'l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6-5.9-3.5-5.9 3.5 1.5-6.6-5.1-4.5 6.8-.6z';
