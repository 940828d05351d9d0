import { contract, delivery, episode, firstEpisode, guarantee } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../get-intl.ts';

/**
 * Returns the phrases that pages and terms share, so that they state the same periods, the same
 * events, the same number of guests and the same conditions of the guarantee and of the rights.
 */
export function sharedPhrases(locale: Locale) {
  const { t } = getIntl(locale);
  return {
    firstDelivery: t('shared.firstDelivery', { firstDays: firstEpisode.workingDays }),
    eachStep: t('shared.eachStep', { clientDays: firstEpisode.clientDays }),
    guests: t('shared.guests', { guests: episode.guests }),
    afterDelivery: t('shared.afterDelivery', { commentDays: contract.commentDays }),
    revisionTime: t('shared.afterReceipt', { days: delivery.revisionDays }),
    refundTime: t('shared.afterReceipt', { days: guarantee.refundDays }),
    sumsDue: t('shared.sumsDue'),
    sumsPaid: t('shared.sumsPaid'),
    carriedOver: t('shared.carriedOver'),
  };
}
