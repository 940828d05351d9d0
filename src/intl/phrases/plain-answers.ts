import type { ReactNode } from 'react';
import type { Locale } from '../../site/locales.ts';
import { commitment, contract } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';
import type { Tag } from '../messages.d.ts';
import { episodeFacts } from './episode-facts.ts';

/** What buyers look for in the terms. */
export const plainQuestions = ['voice', 'guests', 'first', 'input', 'leaving', 'referral'] as const;
export type PlainQuestion = (typeof plainQuestions)[number];

/** The answer in one line; `article` makes a link to the article of the terms of its words. */
export function plainAnswer(locale: Locale, question: PlainQuestion, article: Tag): ReactNode {
  return getIntl(locale).rich(`answers.${question}.answer`, {
    ...episodeFacts(locale),
    months: commitment.months,
    noticeDays: contract.noticeDays,
    article,
  });
}
