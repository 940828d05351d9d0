import { claims, company } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { FigureSource } from './figure-source.tsx';

export function Stats({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const figures = [
    [t('stats.plus', { value: claims.podcasts }), t('stats.podcasts'), 'count'],
    [t('stats.percent', { value: claims.satisfaction }), t('stats.satisfaction'), 'satisfaction'],
    [t('stats.plus', { value: claims.episodes }), t('stats.episodes'), 'count'],
  ] as const;
  return (
    <section className="b-y-1 b-line">
      <h2 className="sr-only">{t('stats.label', { brand: company.brand })}</h2>
      <dl className="shell grid md:(grid-cols-3 gap-x-[var(--gutter)]) max-md:[&>*+*]:(b-t-1 b-line)">
        {figures.map(([value, label, source]) => (
          <div
            key={label}
            className="grid grid-rows-subgrid row-span-3 gap-0 py-[clamp(1.5rem,3vw,2.5rem)]"
          >
            <dt className="order-2 text-muted">{label}</dt>
            <dd className="numeral whitespace-normal text-figure tabular-nums">{value}</dd>
            <dd className="order-3">
              <FigureSource locale={locale} by={source} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
