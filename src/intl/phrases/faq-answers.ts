import { exampleDeliveries } from '../../clock/example-deliveries.ts';
import type { Locale } from '../../site/locales.ts';
import { delivery } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

const questions = ['time', 'revisions', 'rights'] as const;

/** The three questions with their answers, for the page and llms.txt. */
export function faqAnswers(locale: Locale) {
  const { t } = getIntl(locale);
  const { hours, opensAt: opens, workingDay: day, revisionDays: days, testEpisodes } = delivery;
  const facts = { hours, opens, day, days, ...testEpisodes, ...exampleDeliveries().early };
  return questions.map((id) => ({
    id,
    question: t(`faq.${id}.question`, facts),
    answer: t(`faq.${id}.answer`, facts),
  }));
}
