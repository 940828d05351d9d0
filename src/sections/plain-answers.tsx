import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/phrases/link-to.tsx';
import type { Locale } from '../site/locales.ts';
import { commitment, contract } from '../site/site.ts';
import { articlePath } from './terms/article-path.ts';
import type { TermsKey } from './terms/articles.ts';

/** What buyers look for in the terms, and the article that says it in full. */
const answers = {
  voice: 'offer',
  input: 'cooperation',
  leaving: 'commitment',
  referral: 'referral',
} as const satisfies Record<string, TermsKey>;

const questions = Object.keys(answers) as (keyof typeof answers)[];

/** Plain answers out of the terms, one line each, with the way to the article. */
export function PlainAnswers({ locale, className }: { locale: Locale; className: string }) {
  const { t, rich } = getIntl(locale);
  return (
    <section aria-labelledby="answers-title" className={className}>
      <h2 id="answers-title" className="eyebrow">
        {t('answers.title')}
      </h2>
      <dl className="mt-3">
        {questions.map((question) => (
          <div key={question} className="b-t-1 py-4">
            <dt className="font-600">{t(`answers.${question}.question`)}</dt>
            <dd className="mt-1 text-muted text-pretty [&_a]:inline-block">
              {rich(`answers.${question}.answer`, {
                months: commitment.months,
                noticeDays: contract.noticeDays,
                article: linkTo(articlePath(locale, answers[question])),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
