import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { ContactLine } from './contact-line.tsx';
import { PlainAnswers } from './plain-answers.tsx';

const steps = ['call', 'proposal', 'choice'] as const;

export function ContactTitle({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="lg:pe-10">
      <p className="eyebrow">{t('contact.eyebrow')}</p>
      <h1 className="display-2 mt-3">{t('contact.title')}</h1>
    </div>
  );
}

/**
 * On a phone the steps come below the panel. Without a form, the panel shows telephone and
 * e-mail itself.
 */
export function ContactSteps({ locale, hasForm }: { locale: Locale; hasForm: boolean }) {
  const { t } = getIntl(locale);
  return (
    <div className="lg:pe-10">
      <p className="lead">{t('contact.subtitle')}</p>
      <ol className="mt-10 max-w-[36rem]">
        {steps.map((step, index) => (
          <li key={step} className="flex items-baseline gap-5 b-t-1 b-line py-4">
            <span
              className="w-4 shrink-0 display-face text-lead text-signal-ink"
              aria-hidden="true"
            >
              {index + 1}
            </span>
            {t(`contact.step.${step}`)}
          </li>
        ))}
      </ol>
      {hasForm && (
        <>
          <PlainAnswers
            locale={locale}
            questions={['firstEpisode', 'leaving', 'affiliate']}
            className="mt-10 max-w-[36rem]"
          />
          <ContactLine locale={locale} className="b-t-1 b-line pt-4 max-w-[36rem] text-pretty" />
        </>
      )}
    </div>
  );
}
