import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { plans, recommendedPlan } from '../../site.ts';
import { LegalTable } from '../legal-text/legal-table.tsx';

/** Plans 1 to 4 with their monthly prices excluding VAT. */
export function PlansTable({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <LegalTable
      caption={t('cgv.plans.caption')}
      columns={[t('cgv.plans.plan'), t('cgv.plans.episodes'), t('cgv.plans.price')]}
      rows={plans.map((plan, index) => ({
        key: plan.id,
        cells: [
          t('cgv.plans.number', { n: index + 1 }),
          episodes(locale, index),
          price(locale, plan),
        ],
      }))}
    />
  );
}

function episodes(locale: Locale, index: number): string {
  const { t } = getIntl(locale);
  const plan = plans[index];
  if (plan?.episodes) {
    const id = plan === recommendedPlan ? 'cgv.plans.recommended' : 'cgv.plans.count';
    return t(id, { count: plan.episodes });
  }
  const largest = Math.max(...plans.map(({ episodes: count }) => count ?? 0));
  return t('cgv.plans.more', { count: largest });
}

function price(locale: Locale, plan: (typeof plans)[number]): string {
  const { t } = getIntl(locale);
  return plan.price ? t('cgv.plans.amount', { price: plan.price }) : t('cgv.plans.quote');
}
