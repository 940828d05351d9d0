import { Icon } from '../artwork/icon.tsx';
import { Vignette } from '../artwork/vignette.tsx';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { SectionHeading } from './section-heading.tsx';

const benefits = ['reputation', 'trust', 'leads'] as const;

export function Benefits({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  return (
    <section id="about" className="shell section">
      <SectionHeading
        eyebrow={t('benefits.eyebrow')}
        title={rich('benefits.title')}
        subtitle={t('benefits.subtitle')}
      >
        <a href="#features" className="link inline-flex items-center gap-2 min-h-11 mt-4 font-600">
          {t('action.learn')}
          <span className="sr-only">{` ${t('action.learn.features')}`}</span>
          <Icon name="arrow" />
        </a>
      </SectionHeading>
      <ul className="grid gap-x-[var(--gutter)] gap-y-14 md:grid-cols-3 print:grid-cols-3!">
        {benefits.map((id) => (
          <li key={id}>
            <Vignette name={id} />
            <h3 className="display-3 mt-6">{t(`benefits.${id}.title`)}</h3>
            <p className="mt-3 text-muted max-w-[30em]">{t(`benefits.${id}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
