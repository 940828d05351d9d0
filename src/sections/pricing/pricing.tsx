import { Icon } from '../../artwork/icon.tsx';
import { plans } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articlePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { callValues } from '../../intl/values/company.ts';
import { episodeValues, sharedPhrases } from '../../intl/values/offer.ts';
import { SectionHeading } from '../section-heading.tsx';
import { CommitmentSwitch } from './commitment-switch.tsx';
import { GrowthPackage } from './growth-package.tsx';
import { PlanCard } from './plan-card.tsx';

const inclusions = [
  'production',
  'script',
  'episode',
  'guests',
  'revisions',
  'distribution',
  'rights',
  'growth',
  'first',
] as const;

/** The plans, what each contains, the growth package and the guarantee. */
export function Pricing({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section
      id="pricing"
      className="bg-surface b-y-1 b-line scroll-mt-[calc(1.75rem-var(--section))]"
    >
      <div className="shell section">
        <SectionHeading eyebrow={t('pricing.eyebrow')} title={rich('pricing.title')} isHalved>
          <CommitmentSwitch locale={locale} />
        </SectionHeading>
        <ul className="plan-grid">
          {plans.map((plan) => (
            <PlanCard key={plan.id} locale={locale} plan={plan} />
          ))}
        </ul>
        <p className="mb-[var(--gutter)] text-note text-muted">
          {t('shared.next', callValues(locale))}
        </p>
        <Inclusions locale={locale} />
        <GrowthPackage locale={locale} />
        <Guarantee locale={locale} />
      </div>
    </section>
  );
}

function Inclusions({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const values = episodeValues(locale);
  return (
    <div
      id="included"
      className="scroll-mt-6 rounded-panel b-1 b-line bg-paper panel-padding grid gap-x-[calc(var(--inset)+var(--gutter))] gap-y-3 sm:grid-cols-2 xl:grid-cols-3"
    >
      <h3 className="font-600 col-span-full">{t('pricing.includes')}</h3>
      <ul className="contents">
        {inclusions.map((id) => (
          <li key={id} className="flex items-baseline gap-3">
            <Icon name="check" className="size-3.5 shrink-0 text-signal-ink" />
            {t(`pricing.include.${id}`, values)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Guarantee({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div id="guarantee" className="scroll-mt-6 pricing-panel b-2 b-ink">
      <h3 className="display-3 lg:(col-span-4 ms-[var(--inset)])">
        {t('pricing.guarantee.title')}
      </h3>
      <div className="lg:(col-span-8 me-[var(--inset)])">
        <p className="prose">
          {`${t('pricing.guarantee.text', sharedPhrases(locale))} `}
          <a href={articlePath(locale, 'guarantee')} className="link inline-block">
            {t('pricing.guarantee.link')}
          </a>
        </p>
        <p className="mt-4 prose">{t('pricing.guarantee.tests')}</p>
        <p className="mt-4 text-muted">{t('pricing.payment')}</p>
      </div>
    </div>
  );
}
