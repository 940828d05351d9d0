import { recommendedPlan } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { articlePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { sharedPhrases } from '../../intl/values/offer.ts';
import { SectionHeading } from '../section-heading.tsx';

const beliefs = ['subject', 'deadline', 'time', 'ownership', 'regularity'] as const;

/** The company's convictions in display type, each with its reason. */
export function Philosophy({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const values = {
    link: linkTo(articlePath(locale, 'clock')),
    episodes: recommendedPlan.episodes,
    ...sharedPhrases(locale),
  };
  return (
    <section className="shell section">
      <SectionHeading eyebrow={t('about.philosophy.eyebrow')} title={t('about.philosophy.title')} />
      <ul>
        {beliefs.map((belief) => (
          <li
            key={belief}
            className="grid-12 items-baseline gap-y-4 b-t-1 b-line py-[clamp(2rem,4vw,3.5rem)]"
          >
            <h3 className="item-title lg:col-span-8">{t(`about.belief.${belief}.title`)}</h3>
            <p className="lg:col-span-4 prose text-muted">
              {rich(`about.belief.${belief}.text`, values)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
