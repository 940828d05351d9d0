import { type Plan, type PricedPlan, recommendedPlan } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { commitmentTotal } from '../../intl/values/offer.ts';
import { commitmentMonths, commitmentPrice } from '../../prices/commitment-price.ts';
import { monthlyEpisodes } from '../../prices/monthly-episodes.ts';
import { BookingLink } from '../booking-link.tsx';
import { ListPrice, priceVariants } from './price-variants.tsx';

const card =
  ':uno: relative grid grid-rows-subgrid row-span-5 gap-0 mb-[var(--gutter)] rounded-panel b-1 b-line panel-padding';

const price = ':uno: mt-4 self-baseline flex flex-wrap items-baseline gap-x-3 numeral text-section';

/** Prices per month, per episode and for the chosen commitment, with a booking link. */
export function PlanCard({ locale, plan }: { locale: Locale; plan: Plan }) {
  const { t, formatNumber } = getIntl(locale);
  const name = plan.episodes
    ? t('pricing.episodes', { count: plan.episodes })
    : t('pricing.more', { count: monthlyEpisodes.most });
  const recommended = plan === recommendedPlan;
  return (
    <li className={`${card} ${recommended ? 'night' : ':uno: bg-paper'}`}>
      <h3 className="font-600 [word-spacing:0.06em]">
        {name}
        {recommended && (
          <span className="absolute top-0 start-[var(--inset)] [translate:0_-50%] max-w-[calc(100%-2*var(--inset))] rounded-full signal-ground text-on-signal px-3 py-0.5 text-tag">
            {t('pricing.recommended')}
          </span>
        )}
      </h3>
      <p className={price}>
        {plan.price ? (
          <>
            {priceVariants.map(({ months, shownFor }) => (
              <span key={shownFor} data-shown-for={shownFor}>
                {formatNumber(commitmentPrice(plan, months).monthly / 100, 'eur')}
              </span>
            ))}
            <ListPrice
              locale={locale}
              price={plan.price}
              className="font-sans text-lead font-400 tracking-normal text-muted"
            />
          </>
        ) : (
          <span className="text-title tracking-[-0.03em] whitespace-normal">
            {t('pricing.quote')}
          </span>
        )}
      </p>
      {plan.price ? (
        <PlanPrices locale={locale} plan={plan} />
      ) : (
        <p className="mt-1 text-note text-muted">{t('pricing.quoteText')}</p>
      )}
      <p className="mt-4 mb-6 text-note text-muted">
        {t(plan.price ? `pricing.${plan.id}.text` : 'pricing.alaCarte')}
      </p>
      <BookingLink
        locale={locale}
        place={plan.id}
        plan={name}
        className={
          recommended ? ':uno: btn-primary self-end px-2' : ':uno: btn-secondary self-end px-2'
        }
      >
        {t(plan.price ? 'action.book' : 'pricing.contact')}
      </BookingLink>
    </li>
  );
}

function PlanPrices({ locale, plan }: { locale: Locale; plan: PricedPlan }) {
  const { t } = getIntl(locale);
  return (
    <div>
      <p className="mt-1 text-note text-muted">{t('pricing.rate')}</p>
      {priceVariants.map(({ months, shownFor }) => (
        <p key={shownFor} data-shown-for={shownFor} className="mt-4 font-600">
          {t('pricing.perEpisode', { price: commitmentPrice(plan, months).perEpisode / 100 })}
        </p>
      ))}
      {commitmentMonths.map((months) => (
        <p key={months} data-shown-for={months} className="text-note">
          {commitmentTotal(locale, plan, months)}
        </p>
      ))}
    </div>
  );
}
