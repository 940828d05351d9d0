import { Waveform } from '../artwork/brand-marks.tsx';
import type { Affiliate } from '../facts/affiliates.ts';
import { company } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';

export function Recommendation({ locale, affiliate }: { locale: Locale; affiliate: Affiliate }) {
  const { t } = getIntl(locale);
  const { name, company: employer, slug } = affiliate;
  return (
    <div className="form-card-padding night">
      <figure>
        <figcaption className="font-600">
          {t('contact.affiliate', { name, company: employer, brand: company.brand })}
        </figcaption>
        <blockquote className="mt-4 display-face text-title leading-[1.2] tracking-[-0.015em] before:content-[open-quote] after:content-[close-quote] text-balance">
          {t(`contact.recommendation.${slug}`)}
        </blockquote>
      </figure>
      <Waveform lit={24} className="mt-4 h-6 w-full text-muted max-sm:hidden" />
    </div>
  );
}
