import { type Plan, type PricedPlan, plans, recommendedPlan } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { commitmentTotal } from '../../intl/values/commitments.ts';
import { commitmentMonths, commitmentPrice } from '../../prices/commitment-price.ts';
import { BookingLink } from '../booking-link.tsx';
import { monthlyEpisodes } from '../terms/plans-table.tsx';
import { ListPrice, priceVariants } from './price-variants.tsx';

/** A price with five digits, or four and cents, makes all prices smaller. */
const hasLongPrices = plans.some(
  (plan) =>
    plan.price &&
    commitmentMonths.some((months) => {
      const { monthly } = commitmentPrice(plan, months);
      return monthly >= (monthly % 100 ? 100_000 : 1_000_000);
    }),
);

const priceStyle = hasLongPrices
  ? ':uno: mt-5 self-end numeral text-[min(clamp(2.5rem,3.4vw,2.875rem),13vw)]'
  : ':uno: mt-5 self-end numeral text-[min(clamp(2.75rem,4vw,3.75rem),15vw)]';
const card =
  ':uno: grid grid-rows-subgrid row-span-5 gap-0 mb-[var(--gutter)] rounded-panel b-1 b-line panel-padding hover:b-ink focus-within:b-ink';

/** Prices per month, per episode and for the chosen commitment, with a booking link. */
export function PlanCard({ locale, plan }: { locale: Locale; plan: Plan }) {
  const { t, formatNumber } = getIntl(locale);
  const name = plan.episodes
    ? t('pricing.episodes', { count: plan.episodes })
    : t('pricing.more', { count: monthlyEpisodes.most });
  const recommended = plan === recommendedPlan;
  return (
    <li className={`${card} ${recommended ? 'night' : 'bg-paper'}`}>
      <h3 className="font-600 [word-spacing:0.06em]">
        {name}
        {recommended && (
          <span className="block w-fit mt-2 rounded-full signal-ground text-on-signal px-3 py-0.5 text-[0.8125rem]">
            {t('pricing.recommended')}
          </span>
        )}
      </h3>
      {plan.price ? (
        priceVariants.map(({ months, commitments }) => (
          <p key={commitments} data-months={commitments} className={priceStyle}>
            {formatNumber(commitmentPrice(plan, months).monthly / 100, 'eur')}
          </p>
        ))
      ) : (
        <p className={priceStyle}>
          {/* Aligned with the prices, even on two lines. */}
          <span className="inline-block text-[0.5em] leading-none tracking-[-0.03em] whitespace-normal">
            {t('pricing.quote')}
          </span>
        </p>
      )}
      {plan.price ? (
        <PlanPrices locale={locale} plan={plan} />
      ) : (
        <p className="mt-2 text-muted">{t('pricing.quoteText')}</p>
      )}
      <p className="mt-5 mb-8 text-muted">
        {t(plan.price ? `pricing.${plan.id}.text` : 'pricing.alaCarte')}
      </p>
      <BookingLink
        locale={locale}
        place={plan.id}
        plan={name}
        className={`self-end px-2 ${recommended ? 'btn-primary' : 'btn-secondary'}`}
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
      <p className="mt-2 text-note text-muted">
        <ListPrice locale={locale} price={plan.price} /> {t('pricing.rate')}
      </p>
      {priceVariants.map(({ months, commitments }) => (
        <p key={commitments} data-months={commitments} className="mt-4 font-600">
          {t('pricing.perEpisode', { price: commitmentPrice(plan, months).perEpisode / 100 })}
        </p>
      ))}
      {commitmentMonths.map((months) => (
        <p key={months} data-months={months} className="text-note">
          {commitmentTotal(locale, plan, months)}
        </p>
      ))}
    </div>
  );
}
