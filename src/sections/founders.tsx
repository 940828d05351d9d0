import { Picture } from '../artwork/picture.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { company, delivery, founders } from '../site.ts';
import { PageTitle } from './page-title.tsx';
import { Reach } from './reach.tsx';

/** The head of the who-we-are page. */
export function AboutTitle({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <PageTitle
      eyebrow={t('about.eyebrow')}
      title={t('about.title')}
      lead={t('about.lead', { brand: company.brand, hours: delivery.hours })}
    />
  );
}

/** The two founders: portrait, name, role, and a few words about each. */
export function Founders({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <section aria-labelledby="founders-title" className="shell pb-[clamp(4.5rem,10vw,9rem)]">
      <h2 id="founders-title" className="sr-only">
        {t('about.founders.title')}
      </h2>
      <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-14 lg:grid-cols-2">
        {founders.map(({ slug, name }) => (
          <li
            key={slug}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-6 b-t-1 b-ink pt-8 sm:(items-start grid-rows-[auto_1fr] gap-x-8 gap-y-4)"
          >
            <div className="sm:row-span-2">
              <Picture
                name={slug}
                kind="portrait"
                size={160}
                sizes="(min-width: 640px) 160px, 128px"
                alt={t('about.founders.portrait', { name })}
                className="size-32 rounded-card sm:size-40"
              />
            </div>
            <div>
              <h3 className="display-3">{name}</h3>
              <p className="mt-1 leading-snug text-signal-ink font-500">
                {t(`about.${slug}.role`)}
              </p>
            </div>
            <p className="max-w-[55ch] text-pretty max-sm:col-span-2">{t(`about.${slug}.text`)}</p>
          </li>
        ))}
      </ul>
      <Reach locale={locale} className="mt-14 b-t-1 pt-8 display-3" />
    </section>
  );
}
