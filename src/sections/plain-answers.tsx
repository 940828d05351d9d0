import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/phrases/link-to.tsx';
import { type PlainQuestion, plainAnswers } from '../intl/phrases/plain-answers.ts';
import type { Locale } from '../site/locales.ts';
import type { ArticleKey } from './legal-text/article.ts';
import { articlePath } from './terms/article-path.ts';

/** The article of the terms with the full rule. */
const articles = {
  voice: 'offer',
  guests: 'offer',
  first: 'clock',
  input: 'cooperation',
  leaving: 'commitment',
  referral: 'referral',
} as const satisfies Record<PlainQuestion, ArticleKey<'cgv'>>;

/** One-line answers from the terms, each with a link to its article. */
export function PlainAnswers({
  locale,
  omit,
  className,
}: {
  locale: Locale;
  /** A question that does not apply to visitors of the page. */
  omit?: PlainQuestion;
  className: string;
}) {
  const { t } = getIntl(locale);
  const answers = plainAnswers(locale, (id) => linkTo(articlePath(locale, articles[id]))).filter(
    ({ id }) => id !== omit,
  );
  return (
    <section aria-labelledby="answers-title" className={className}>
      <h2 id="answers-title" className="eyebrow">
        {t('answers.title')}
      </h2>
      <dl className="mt-3">
        {answers.map(({ id, question, answer }) => (
          <div key={id} className="b-t-1 py-4">
            <dt className="font-600">{question}</dt>
            <dd className="mt-1 text-muted text-pretty [&_a]:inline-block">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
