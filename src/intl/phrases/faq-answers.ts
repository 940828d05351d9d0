import { exampleDeliveries } from '../../clock/example-deliveries.ts';
import type { Locale } from '../../site/locales.ts';
import { delivery } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';

type FaqAnswer = { id: string; question: string; answer: string };

/** The three questions with their answers, for the page and llms.txt. */
export function faqAnswers(locale: Locale): readonly FaqAnswer[] {
  const { t } = getIntl(locale);
  const { hours, opensAt, workingDay, revisionDays, testEpisodes } = delivery;
  return [
    {
      id: 'time',
      question: t('faq.time.question', { hours }),
      answer: t('faq.time.answer', {
        opens: opensAt,
        day: workingDay,
        ...exampleDeliveries().early,
      }),
    },
    {
      id: 'revisions',
      question: t('faq.revisions.question'),
      answer: t('faq.revisions.answer', { days: revisionDays, ...testEpisodes }),
    },
    { id: 'rights', question: t('faq.rights.question'), answer: t('faq.rights.answer') },
  ];
}
