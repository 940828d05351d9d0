import { survey } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { articlePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';

type Props = { locale: Locale; by: 'satisfaction' | 'count' };

/** The method behind a published figure, as a link to the terms' article on figures. */
export function FigureSource({ locale, by }: Props) {
  const { t } = getIntl(locale);
  const { answers } = survey;
  return (
    <a
      href={articlePath(locale, 'results')}
      className="link inline-block py-0.5 leading-snug text-note text-muted font-400"
    >
      {t(`figureSource.${by}`, { answers, date: new Date(survey.date) })}
    </a>
  );
}
