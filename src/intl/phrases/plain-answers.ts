import type { ReactNode } from 'react';
import type { Locale } from '../../site/locales.ts';
import { commitment, contract } from '../../site/site.ts';
import { getIntl } from '../get-intl.ts';
import type { Tag } from '../messages.d.ts';
import { episodeFacts } from './episode-facts.ts';

const questions = ['voice', 'guests', 'first', 'input', 'leaving', 'referral'] as const;
export type PlainQuestion = (typeof questions)[number];

type PlainAnswer = { id: PlainQuestion; question: string; answer: ReactNode };

/** Returns questions with short answers; `linkOf` creates the tag for the article of the terms. */
export function plainAnswers(
  locale: Locale,
  linkOf: (question: PlainQuestion) => Tag,
): PlainAnswer[] {
  const { t, rich } = getIntl(locale);
  const { noticeDays } = contract;
  const facts = { ...episodeFacts(locale), months: commitment.months, noticeDays };
  return questions.map((id) => ({
    id,
    question: t(`answers.${id}.question`),
    answer: rich(`answers.${id}.answer`, { ...facts, article: linkOf(id) }),
  }));
}
