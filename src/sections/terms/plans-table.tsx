import { type Plan, plans, recommendedPlan } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { monthlyEpisodes } from '../../prices/monthly-episodes.ts';
import { LegalTable } from '../legal-text/legal-table.tsx';

/** The numbered plans with their monthly prices excluding VAT. */
export function PlansTable({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <LegalTable
      caption={t('terms.plansTable.caption')}
      columns={[
        t('terms.plansTable.plan'),
        t('terms.plansTable.episodes'),
        t('terms.plansTable.price'),
      ]}
      rows={plans.map((plan, index) => ({
        key: plan.id,
        cells: [
          t('terms.plansTable.number', { n: index + 1 }),
          episodes(locale, plan),
          price(locale, plan),
        ],
      }))}
    />
  );
}

function episodes(locale: Locale, plan: Plan): string {
  const { t } = getIntl(locale);
  if (!plan.episodes) return t('pricing.more', { count: monthlyEpisodes.most });
  const id = plan === recommendedPlan ? 'terms.plansTable.recommended' : 'pricing.episodes';
  return t(id, { count: plan.episodes });
}

function price(locale: Locale, plan: Plan): string {
  const { t } = getIntl(locale);
  return plan.price
    ? t('terms.plansTable.amount', { price: plan.price })
    : t('terms.plansTable.quote');
}
