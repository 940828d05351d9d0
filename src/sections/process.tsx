import { getIntl } from '../intl/get-intl.ts';
import { episodeFacts } from '../intl/phrases/episode-facts.ts';
import { raiseOrdinals } from '../intl/phrases/raise-ordinals.tsx';
import type { Locale } from '../site/locales.ts';
import { delivery } from '../site/site.ts';
import { DeliveryPromise } from './delivery-promise.tsx';
import { DeliveryRuler } from './delivery-ruler.tsx';
import { line, SectionHeading } from './section-heading.tsx';

const steps = ['brief', 'script', 'production', 'launch'] as const;

/** Steps 01 to 04 along the days from hour 0 to hour 72. */
export function Process({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section id="process" className="shell section">
      <SectionHeading
        eyebrow={t('process.eyebrow')}
        title={rich('process.title', { line })}
        subtitle={t('process.subtitle', { ...episodeFacts(locale), ...delivery.testEpisodes })}
      />
      <DeliveryPromise locale={locale} message="promise.full" className="claim mb-10" />
      <DeliveryRuler locale={locale} />
      <ol className="grid gap-y-10 lg:grid-cols-4 max-lg:b-s-2 max-lg:b-signal mt-10 lg:mt-6">
        {steps.map((step, index) => (
          <li key={step} className="max-lg:ps-6 lg:pe-8">
            <span className="numeral text-[clamp(2.75rem,4.5vw,4.5rem)] tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="display-3 mt-5">{t(`process.${step}.title`)}</h3>
            <p className="mt-3 text-muted max-w-[45ch]">
              {step === 'launch'
                ? raiseOrdinals(
                    locale,
                    t('process.launch.text', { day: delivery.workingDay, hour: delivery.opensAt }),
                  )
                : t(`process.${step}.text`)}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
