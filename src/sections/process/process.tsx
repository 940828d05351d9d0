import { delivery } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articlePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { DeliveryRuler } from './delivery-ruler.tsx';

const deliveryTime = { day: delivery.deliveryDay, hour: delivery.opensAt };

const steps = ['brief', 'script', 'production', 'launch'] as const;

/** Steps 01 to 04. In a wide window, hour 0 is above step 02 and hour 72 above step 04. */
export function Process({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section id="process" className="night">
      <div className="shell section">
        <SectionHeading
          eyebrow={t('process.eyebrow')}
          title={rich('process.title')}
          subtitle={rich('process.subtitle', { article: linkTo(articlePath(locale, 'clock')) })}
          isHalved
        />
        <div className="grid-12">
          <DeliveryRuler locale={locale} />
        </div>
        <ol className="grid gap-x-[var(--gutter)] gap-y-10 md:grid-cols-2 lg:grid-cols-4 print:grid-cols-4! mt-12">
          {steps.map((step, index) => (
            <li key={step}>
              <span className="numeral text-figure tabular-nums">
                {String(index + 1).padStart(2, '0')}
              </span>
              <h3 className="item-title mt-4">{t(`process.${step}.title`)}</h3>
              <p className="mt-3 text-muted max-w-[30em]">
                {rich(`process.${step}.text`, deliveryTime)}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
