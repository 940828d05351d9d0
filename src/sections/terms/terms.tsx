import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { contract } from '../../site.ts';
import { LegalText } from '../legal-text/legal-text.tsx';
import { sayWith } from '../legal-text/say.ts';
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

/** The general terms of sale: every rule of spec 1, 4, 5 and 9 as a numbered article. */
export function Terms({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const say = sayWith<TermsId>(locale, termsFacts(locale));
  return (
    <LegalText
      locale={locale}
      contents={t('cgv.contents')}
      articles={articles.map((article, index) => ({
        ...article,
        number: t('cgv.article', { n: index + 1 }),
        title: say(`cgv.${article.key}.title`),
      }))}
      say={say}
    />
  );
}
