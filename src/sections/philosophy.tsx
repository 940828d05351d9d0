import type { ReactNode } from 'react';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { localePath } from '../routes.ts';
import { pricing } from '../site.ts';
import { anchor } from './legal-text/article.ts';
import { linkTo } from './link-to.tsx';

const beliefs = ['subject', 'deadline', 'time', 'ownership', 'regularity'] as const;

/** What the company stands for: convictions set large, each with its reason (spec 2, /about). */
export function Philosophy({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <section aria-labelledby="philosophy-title" className="shell section">
      <p className="eyebrow">{t('team.philosophy.eyebrow')}</p>
      <h2 id="philosophy-title" className="display-3 mb-10 mt-3">
        {t('team.philosophy.title')}
      </h2>
      <ul>
        {beliefs.map((belief) => (
          <li
            key={belief}
            className="grid items-baseline gap-x-16 gap-y-4 b-t-1 py-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]"
          >
            <h3 className="display-2">{t(`team.belief.${belief}.title`)}</h3>
            <p className="max-w-[55ch] text-muted text-pretty">{reason(locale, belief)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function reason(locale: Locale, belief: (typeof beliefs)[number]): ReactNode {
  const { t, rich } = getIntl(locale);
  switch (belief) {
    case 'deadline': {
      const rule = `${localePath(locale, 'cgv')}#${anchor('clock')}`;
      return rich('team.belief.deadline.text', { link: linkTo(rule) });
    }
    case 'regularity':
      return t('team.belief.regularity.text', { episodes: pricing.recommendedEpisodes });
    default:
      return t(`team.belief.${belief}.text`);
  }
}
