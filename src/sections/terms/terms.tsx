import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { contract } from '../../site.ts';
import { LegalText } from '../legal-text/legal-text.tsx';
import { translateWith } from '../legal-text/translate-with.ts';
import { PageTitle } from '../page-title.tsx';
import { PrevailingNote } from '../prevailing-note.tsx';
import { articles, type TermsId } from './articles.ts';
import { termsFacts } from './facts.tsx';

/** The head of the general terms of sale: what they are, since when, and which text prevails. */
export function TermsTitle({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <PageTitle eyebrow={t('cgv.eyebrow')} title={t('cgv.title')} lead={t('cgv.lead')}>
      <p className="mt-6 text-[0.9375rem] text-muted">
        {t('cgv.inForce', { date: new Date(`${contract.inForce}T12:00:00Z`) })}
      </p>
      <PrevailingNote locale={locale} page="cgv" />
    </PageTitle>
  );
}

/** The general terms of sale: every rule as a numbered article. */
export function Terms({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const translate = translateWith<TermsId>(locale, termsFacts(locale));
  return (
    <LegalText
      locale={locale}
      contents={t('cgv.contents')}
      articles={articles.map((article, index) => ({
        ...article,
        number: t('cgv.article', { n: index + 1 }),
        title: translate(`cgv.${article.key}.title`),
      }))}
      translate={translate}
    />
  );
}
