import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/phrases/link-to.tsx';
import { type PlainQuestion, plainAnswer, plainQuestions } from '../intl/phrases/plain-answers.ts';
import type { Locale } from '../site/locales.ts';
import { articlePath } from './terms/article-path.ts';
import type { TermsKey } from './terms/articles.ts';

/** The article of the terms that says it in full. */
const articles = {
  voice: 'offer',
  guests: 'offer',
  first: 'clock',
  input: 'cooperation',
  leaving: 'commitment',
  referral: 'referral',
} as const satisfies Record<PlainQuestion, TermsKey>;

/** Plain answers out of the terms, one line each, with the way to the article. */
export function PlainAnswers({ locale, className }: { locale: Locale; className: string }) {
  const { t } = getIntl(locale);
  return (
    <section aria-labelledby="answers-title" className={className}>
      <h2 id="answers-title" className="eyebrow">
        {t('answers.title')}
      </h2>
      <dl className="mt-3">
        {plainQuestions.map((question) => (
          <div key={question} className="b-t-1 py-4">
            <dt className="font-600">{t(`answers.${question}.question`)}</dt>
            <dd className="mt-1 text-muted text-pretty [&_a]:inline-block">
              {plainAnswer(locale, question, linkTo(articlePath(locale, articles[question])))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
