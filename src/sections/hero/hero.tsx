import { Icon } from '../../artwork/icon.tsx';
import { Picture } from '../../artwork/picture.tsx';
import { bookedCall, claims, delivery, founders, lowestPrice } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { BookingLink } from '../booking-link.tsx';
import { DeliveryPromise } from '../delivery-promise.tsx';
import { FigureSource } from '../figure-source.tsx';
import { Player } from './player.tsx';

/** Title left, the player's ring right, its bars below from edge to edge. */
export function Hero({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section className="hero-measures grid grid-cols-[minmax(0,1fr)] overflow-clip pb-[var(--head)]">
      <div className="shell w-full pt-[clamp(1.5rem,min(5vw,4vh),4rem)] lg:([grid-area:1/1] grid content-center min-h-[min(50rem,100svh-16rem)])">
        <div className="lg:max-w-[var(--text)]">
          <div className="grid grid-cols-[auto_1fr] max-[15rem]:grid-cols-1 items-center gap-x-3 text-note font-600">
            <Stars />
            <p>{t('hero.review', { stars: claims.stars })}</p>
            <p className="max-md:col-span-full md:col-[-2]">
              <FigureSource locale={locale} by="survey" />
            </p>
          </div>
          <h1 className="display-1 text-[min(clamp(2.375rem,min(1.3rem+5.2vw,7.4vh),5rem),15vw)] lg:text-[min(1.4rem+5.2vw,7.4vh,5rem,var(--text)/12)] mt-[min(1.25rem,2vh)]">
            {rich('hero.title', { hours: delivery.hours })}
          </h1>
          <p className="lead max-w-[31em] mt-[min(1.75rem,2.2vh)] max-md:(text-base leading-[1.45])">
            {t('hero.subtitle')}
          </p>
          <DeliveryPromise
            locale={locale}
            className="mt-[min(1.75rem,2.2vh)] grid gap-y-2 md:max-lg:max-w-[27.5rem] xl:[&>:first-child]:whitespace-nowrap b-s-4 b-signal ps-5 max-sm:ps-4 max-[22rem]:ps-3 leading-snug text-pretty max-md:text-note [&_a]:py-1 [&_time]:(inline-block font-700)"
          />
          <div className="mt-[min(1.75rem,2.2vh)] flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:[&>a]:(flex-auto px-2 text-note) md:max-lg:max-w-[28rem]">
            <a href="#pricing" className="btn-primary">
              {t('action.plans')}
              <Icon name="arrow" className="size-4 max-sm:hidden" />
            </a>
            <BookingLink locale={locale} place="hero" className="btn-secondary">
              {t('action.book')}
            </BookingLink>
            <div className="max-sm:w-full xl:ps-2 leading-snug">
              <p className="font-600">{t('hero.price', { price: lowestPrice })}</p>
              <p className="text-note text-muted">
                {t('hero.stat', { podcasts: claims.podcasts })}
              </p>
            </div>
          </div>
          <Assurance locale={locale} />
        </div>
      </div>
      <Player locale={locale} />
    </section>
  );
}

/** The people in the call, and the guarantee for late deliveries. */
function Assurance({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="mt-[min(1.25rem,2vh)] flex items-center gap-3 text-note leading-snug md:max-lg:max-w-[24rem]">
      <div className="flex shrink-0 ps-2">
        {founders.map(({ slug, name }) => (
          <Picture
            key={slug}
            slug={slug}
            width={36}
            height={45}
            alt={t('about.founders.portrait', { name })}
            className="size-9 -ms-2 rounded-full object-cover outline outline-2 outline-paper"
          />
        ))}
      </div>
      <p className="max-w-[36em]">
        {`${t('pricing.call', { minutes: bookedCall.minutes })} `}
        <a href="#guarantee" className="link inline-block py-0.5">
          {t('hero.late')}
        </a>
      </p>
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

/** The outline of a star from its top point, in relative coordinates. */
const starOutline = 'l2.7 6.2 6.8.6-5.1 4.5 1.5 6.6-5.9-3.5-5.9 3.5 1.5-6.6-5.1-4.5 6.8-.6z';
