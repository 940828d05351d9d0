import { Picture } from '../../artwork/picture.tsx';
import { company, delivery, founders, team } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { cityName } from '../../intl/values/company.ts';
import { ContactLine } from '../contact-line.tsx';

/** The top of the about page: the studio and its founders. */
export function Founders({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const facts = [
    [t('about.fact.since'), String(team.since)],
    [t('about.fact.city'), cityName(locale)],
    [t('about.fact.team'), t('about.fact.people', { people: team.people })],
  ] as const;
  return (
    <section
      aria-labelledby="founders-title"
      className="shell grid-12 gap-y-10 lg:grid-rows-[auto_1fr] pt-[max(3rem,var(--title-gap))] pb-[var(--section)]"
    >
      <div className="lg:col-span-5">
        <p className="eyebrow">{t('about.eyebrow')}</p>
        <h1 className="display-2 mt-3">{t('about.title')}</h1>
        <p className="lead mt-6">
          {t('about.lead', { brand: company.brand, hours: delivery.hours })}
        </p>
      </div>
      <div className="lg:(col-start-7 col-span-6 row-start-1 row-span-2)">
        <h2 id="founders-title" className="sr-only">
          {t('about.founders.title')}
        </h2>
        <ul className="grid gap-x-[var(--gutter)] gap-y-10 sm:grid-cols-2">
          {founders.map(({ slug, name }) => (
            <li
              key={slug}
              className="grid content-start items-end gap-x-5 gap-y-4 max-sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
            >
              <Picture
                slug={slug}
                width={320}
                height={400}
                loading="eager"
                alt={t('about.founders.portrait', { name })}
                className="portrait w-full rounded-panel"
              />
              <div>
                <h3 className="display-3">{name}</h3>
                <p className="mt-1 leading-snug text-signal-ink font-500">
                  {t(`about.${slug}.role`)}
                </p>
              </div>
              <p className="max-sm:col-span-2 text-muted">{t(`about.${slug}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
      <div className="lg:col-span-5">
        <dl className="flex flex-wrap gap-x-10 gap-y-4 b-y-1 b-line py-5">
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt className="text-note text-muted">{label}</dt>
              <dd className="display-3 tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
        <ContactLine locale={locale} className="mt-8 max-w-[30rem] text-pretty" />
      </div>
    </section>
  );
}
