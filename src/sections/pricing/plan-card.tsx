import { getIntl } from '../../intl/get-intl.ts';
import { termTotal } from '../../intl/phrases/terms.ts';
import { monthByMonth, termMonths, termPrice } from '../../prices/term-price.ts';
import { termParameter } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { type Plan, type PricedPlan, plans, recommendedPlan } from '../../site/site.ts';
import { BookingLink } from '../booking-link.tsx';
import { ByTerm, ListPrice, MonthlyOrPrepaid } from './by-term.tsx';

/** A price with five digits, or four and cents, makes all prices smaller. */
const hasLongPrices = plans.some(
  (plan) =>
    plan.price &&
    termMonths.some((months) => {
      const { monthly } = termPrice(plan, months);
      return monthly >= (monthly % 100 ? 100_000 : 1_000_000);
    }),
);

const longPrice = ':uno: mt-5 self-end numeral text-[min(clamp(2.5rem,3.4vw,2.875rem),13vw)]';
const shortPrice = ':uno: mt-5 self-end numeral text-[min(clamp(2.75rem,4vw,3.75rem),15vw)]';
const card =
  ':uno: grid grid-rows-subgrid row-span-5 gap-0 mb-4 rounded-panel b-1 p-[clamp(1.5rem,2vw,2rem)] hover:b-ink focus-within:b-ink';

/** Prices per month, per episode and for the chosen term, with a booking link. */
export function PlanCard({ locale, plan }: { locale: Locale; plan: Plan }) {
  const { t, formatNumber } = getIntl(locale);
  const recommended = plan === recommendedPlan;
  const button = recommended ? 'btn-primary' : 'btn-secondary';
  const book = (months?: number) => (
    <BookingLink
      locale={locale}
      place="plans"
      query={{ plan: plan.id, ...(months && { [termParameter]: String(months) }) }}
      className={`w-full px-2 ${button}`}
    >
      {t(months ? 'action.book' : 'pricing.contact')}
    </BookingLink>
  );
  return (
    <li className={`${card} ${recommended ? 'night' : 'bg-paper'}`}>
      <h3 className="font-600 [word-spacing:0.06em]">
        {plan.episodes ? t('pricing.episodes', { count: plan.episodes }) : t('pricing.more')}
        {recommended && (
          <span className="block w-fit mt-2 rounded-full signal-ground text-on-signal px-3 py-0.5 text-[0.8125rem]">
            {t('pricing.recommended')}
          </span>
        )}
      </h3>
      <p className={hasLongPrices ? longPrice : shortPrice}>
        {plan.price ? (
          <MonthlyOrPrepaid
            content={(months) => formatNumber(termPrice(plan, months).monthly / 100, 'eur')}
          />
        ) : (
          // Aligned with the prices, even on two lines.
          <span className="inline-block text-[0.5em] leading-none tracking-[-0.03em] whitespace-normal">
            {t('pricing.quote')}
          </span>
        )}
      </p>
      {plan.price ? <PlanPrices locale={locale} plan={plan} /> : <div />}
      <p className="mt-5 mb-8 text-muted">
        {plan.price ? t(`pricing.${plan.id}.text`) : t('pricing.quoteText')}
      </p>
      <div className="mt-auto">{plan.price ? <ByTerm content={book} /> : book()}</div>
    </li>
  );
}

function PlanPrices({ locale, plan }: { locale: Locale; plan: PricedPlan }) {
  const { t } = getIntl(locale);
  return (
    <div>
      <p className="mt-2 text-note text-muted">
        <MonthlyOrPrepaid
          content={(months) =>
            months !== monthByMonth && <ListPrice locale={locale} price={plan.price} />
          }
        />
        {t('pricing.rate')}
      </p>
      <p className="mt-4 font-600">
        <MonthlyOrPrepaid
          content={(months) =>
            t('pricing.perEpisode', { price: termPrice(plan, months).perEpisode / 100 })
          }
        />
      </p>
      <p className="text-note">
        <ByTerm content={(months) => termTotal(locale, plan, months)} />
      </p>
    </div>
  );
}
