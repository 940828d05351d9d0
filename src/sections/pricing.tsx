import { Icon } from '../artwork/icon.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { prepaidMonths } from '../phrases/prepaid-months.ts';
import {
  commitment,
  plans,
  prepayment,
  pricePerEpisode,
  recommendedPlan,
  services,
} from '../site.ts';
import { BookingLink } from './booking-link.tsx';
import { LaunchOffer } from './launch-offer.tsx';
import { line, SectionHeading } from './section-heading.tsx';

/** Every service, and what grows from it. */
const inclusions = [...services, 'growth'] as const;

/** As many as there is room for. */
const columns = 'grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))]';

type Plan = (typeof plans)[number];

/** Plans 1 to 4, what each holds, and the launch offer. */
export function Pricing({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section id="pricing" className="bg-surface b-y-1">
      <div className="shell section">
        <SectionHeading
          eyebrow={t('pricing.eyebrow')}
          title={rich('pricing.title', { line })}
          subtitle={t('pricing.subtitle', { months: commitment.months })}
        />
        <ul className={`grid gap-4 ${columns}`}>
          {plans.map((plan) => (
            <PlanCard key={plan.id} locale={locale} plan={plan} />
          ))}
        </ul>
        <div className="mt-4 rounded-card b-1 bg-paper p-[clamp(1.5rem,2.5vw,2.5rem)]">
          <h3 className="font-600">{t('pricing.includes')}</h3>
          <ul className={`mt-4 grid gap-x-8 gap-y-2 ${columns}`}>
            {inclusions.map((inclusion) => (
              <li key={inclusion} className="flex items-baseline gap-3">
                <Icon name="check" className="size-3.5 shrink-0 text-signal-ink" />
                {t(`pricing.include.${inclusion}`)}
              </li>
            ))}
          </ul>
        </div>
        <LaunchOffer locale={locale} />
        <p className="mt-6 font-600 prose">
          {t('pricing.prepay', {
            months: prepaidMonths(locale),
            share: prepayment.discount,
          })}
        </p>
        <p className="mt-2 text-muted prose">{t('pricing.guarantee')}</p>
      </div>
    </section>
  );
}

function PlanCard({ locale, plan }: { locale: Locale; plan: Plan }) {
  const { t } = getIntl(locale);
  const recommended = plan === recommendedPlan;
  const quiet = recommended ? 'opacity-80' : 'text-muted';
  return (
    <li
      className={`flex flex-col rounded-card p-[clamp(1.5rem,2vw,2rem)] ${recommended ? 'bg-ink text-paper' : 'bg-paper b-1'}`}
    >
      <h3 className="font-600 sm:min-h-[4.75rem]">
        {plan.episodes ? t('pricing.episodes', { count: plan.episodes }) : t('pricing.more')}
        {recommended && (
          <span className="block w-fit mt-2 mb-3 rounded-full bg-signal text-on-signal px-3 py-0.5 text-[0.8125rem]">
            {t('pricing.recommended')}
          </span>
        )}
      </h3>
      {plan.price ? (
        <p className="mt-4">
          <span className="font-display font-800 text-[min(clamp(2.75rem,4vw,3.75rem),15vw)] leading-none tracking-[-0.04em] whitespace-nowrap">
            {getIntl(locale).formatNumber(plan.price, 'eur')}
          </span>
          <span className={`block mt-2 text-[0.9375rem] ${quiet}`}>{t('pricing.rate')}</span>
        </p>
      ) : (
        <p className="mt-4 font-display font-800 text-[clamp(2rem,3vw,2.75rem)] leading-none tracking-[-0.03em]">
          {t('pricing.quote')}
        </p>
      )}
      <p className={`mt-5 mb-8 ${quiet}`}>
        {plan.price ? t(`pricing.${plan.id}.text`) : t('pricing.quoteText')}
        {plan.episodes === 1 && ` ${t('pricing.perEpisode', { price: pricePerEpisode })}`}
      </p>
      <BookingLink
        locale={locale}
        className={`mt-auto ${recommended ? 'btn-primary hover:(bg-paper text-ink)' : 'btn-secondary'}`}
      >
        {plan.price ? t('action.schedule') : t('pricing.contact')}
      </BookingLink>
    </li>
  );
}
