import { Icon } from '../../artwork/icon.tsx';
import { growthPackage, prepayment } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articlePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { commitmentTotal } from '../../intl/values/offer.ts';
import {
  commitmentMonths,
  commitmentPrice,
  monthByMonth,
  promotionalPrice,
} from '../../prices/commitment-price.ts';
import { BookingLink } from '../booking-link.tsx';
import { ListPrice, priceVariants } from './price-variants.tsx';

/** What the package adds to a plan, as article `growth` of the terms promises. */
const extras = ['identity', 'campaign', 'guests', 'copy'] as const;

/** The growth package: services beyond the plans, and its prices for the chosen commitment. */
export function GrowthPackage({ locale }: { locale: Locale }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <div className="pricing-panel night">
      <div className="lg:(col-span-8 ms-[var(--inset)])">
        <h3 className="display-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('pricing.growth.title')}
          {priceVariants.map(({ months, shownFor }) => (
            <span
              key={shownFor}
              data-shown-for={shownFor}
              className="rounded-full signal-ground text-on-signal px-3.5 py-1 text-note font-sans font-600 tracking-normal"
            >
              {t(
                months === monthByMonth ? 'pricing.growth.ifPrepaidDiscount' : 'pricing.discount',
                { share: prepayment.discount },
              )}
            </span>
          ))}
        </h3>
        <p className="mt-4 lead">{t('pricing.growth.lead')}</p>
        <p className="mt-4 text-muted prose">
          {t('pricing.growth.text', { count: growthPackage.episodes })}
        </p>
        <ul className="mt-3 grid gap-2 prose">
          {extras.map((extra) => (
            <li key={extra} className="flex items-baseline gap-3">
              <Icon name="plus" className="size-3.5 shrink-0 text-signal-ink" />
              {t(`pricing.growth.${extra}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:(col-span-4 me-[var(--inset)] row-start-1 col-start-9 row-span-2 self-end)">
        <p className="flex flex-wrap items-baseline gap-x-3">
          {priceVariants.map(({ months, shownFor }) => (
            <b key={shownFor} data-shown-for={shownFor} className="numeral text-figure">
              {formatNumber(commitmentPrice(growthPackage, months).monthly / 100, 'eur')}
            </b>
          ))}
          <ListPrice locale={locale} price={growthPackage.price} className="text-lead text-muted" />
        </p>
        <p className="text-note text-muted">{t('pricing.rate')}</p>
        <p data-shown-for={monthByMonth} className="mt-3 font-600 text-balance">
          {t('pricing.growth.ifPrepaid', { price: promotionalPrice })}
        </p>
        <div className="mt-6 b-t-1 b-line pt-4 text-note">
          {commitmentMonths.map((months) => (
            <p key={months} data-shown-for={months}>
              {commitmentTotal(locale, growthPackage, months)}
            </p>
          ))}
        </div>
      </div>
      <div className="flex lg:(col-span-8 ms-[var(--inset)] self-end) flex-wrap items-center gap-x-6 gap-y-3">
        <BookingLink
          locale={locale}
          place="growth"
          plan={t('pricing.growth.title')}
          className="btn-primary max-sm:w-full"
        >
          {t('action.book')}
        </BookingLink>
        <a href={articlePath(locale, 'growth')} className="link">
          {t('pricing.growth.link')}
        </a>
      </div>
    </div>
  );
}
