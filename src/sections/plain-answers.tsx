import type { ArticleKey } from '../facts/articles.ts';
import { contract, minimumCommitment } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { articlePath } from '../facts/pages.ts';
import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/values/links.tsx';
import { episodeValues } from '../intl/values/offer.ts';

/** Each question, with the article of the terms that holds the full rule. */
const articles = {
  firstEpisode: 'clock',
  input: 'cooperation',
  leaving: 'commitment',
  affiliate: 'referral',
} as const satisfies Record<string, ArticleKey<'terms'>>;

type Question = keyof typeof articles;

type Props = {
  locale: Locale;
  questions: readonly Question[];
  className: string;
};

/** Short answers from the terms, each with a link to its article. */
export function PlainAnswers({ locale, questions, className }: Props) {
  const { t, rich } = getIntl(locale);
  const { noticeDays } = contract;
  const values = { ...episodeValues(locale), months: minimumCommitment.months, noticeDays };
  return (
    <section aria-labelledby="answers-title" className={className}>
      <h2 id="answers-title" className="eyebrow">
        {t('plainAnswers.title')}
      </h2>
      <dl className="mt-3">
        {questions.map((id) => (
          <div key={id} id={`answer-${id}`} className="b-t-1 b-line py-4">
            <dt className="font-600">{t(`plainAnswers.${id}.question`)}</dt>
            <dd className="mt-1 text-muted text-pretty first-letter:uppercase [&_a]:inline-block">
              {rich(`plainAnswers.${id}.answer`, {
                ...values,
                article: linkTo(articlePath(locale, articles[id])),
              })}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
