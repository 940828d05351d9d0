import { exampleDeliveries } from '../../clock/delivery-clock.ts';
import { contract, delivery } from '../../site/site.ts';

export const faqQuestions = ['time', 'revisions', 'rights'] as const;

/** Returns the values of the messages `faq.…question` and `faq.…answer`. */
export function faqFacts() {
  const { hours, opensAt: opens, workingDay: day, revisionDays: days, testEpisodes } = delivery;
  const { commentDays } = contract;
  return { hours, opens, day, days, commentDays, ...testEpisodes, ...exampleDeliveries().early };
}
