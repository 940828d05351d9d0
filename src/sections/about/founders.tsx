import { Waveform } from '../../artwork/motif.tsx';
import { Picture } from '../../artwork/picture.tsx';
import { getIntl } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import { company, delivery, founders } from '../../site/site.ts';
import { PageTitle } from '../page-title.tsx';
import { Reach } from '../reach.tsx';

/** The head of the who-we-are page. */
export function AboutTitle({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <PageTitle
      eyebrow={t('about.eyebrow')}
      title={t('about.title')}
      lead={t('about.lead', { brand: company.brand, hours: delivery.hours })}
      poster={
        <Waveform
          lit={31}
          className="mt-[clamp(2.5rem,5vw,4.5rem)] h-[clamp(5rem,12vw,12rem)] w-full print:hidden"
        />
      }
    />
  );
}

/** The founders: portrait, name, role, and a few words about each. */
export function Founders({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <section aria-labelledby="founders-title" className="shell pb-[clamp(4rem,8vw,7rem)]">
      <h2 id="founders-title" className="sr-only">
        {t('about.founders.title')}
      </h2>
      <ul className="grid gap-x-[clamp(2rem,5vw,5rem)] gap-y-14 lg:grid-cols-2">
        {founders.map(({ slug, name }) => (
          <li
            key={slug}
            className="grid content-start items-end gap-x-8 gap-y-6 b-t-2 b-ink pt-8 sm:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] lg:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]"
          >
            <Picture
              name={slug}
              kind="founder"
              size={320}
              sizes="20rem"
              alt={t('about.founders.portrait', { name })}
              className="portrait w-full max-w-80 rounded-panel"
            />
            <div>
              <h3 className="display-3">{name}</h3>
              <p className="mt-1 leading-snug text-signal-ink font-500">
                {t(`about.${slug}.role`)}
              </p>
            </div>
            <p className="prose sm:col-span-2">{t(`about.${slug}.text`)}</p>
          </li>
        ))}
      </ul>
      <Reach locale={locale} className="mt-14 b-t-1 pt-8 display-3" />
    </section>
  );
}
