import { callTime } from '../clock/call-time.ts';
import type { Locale } from '../locales.ts';
import { company } from '../site.ts';
import { getTexts } from '../texts.ts';
import type { Affiliate } from './affiliates.ts';
import type { SentWords } from './sent.tsx';

/**
 * The words of the success: thanks, and what happens after the moment at which the lead came in
 * (milliseconds since 1970).
 */
export function sentWords(
  locale: Locale,
  { name, company: employer }: Affiliate,
  receivedAt: number,
): SentWords {
  const { t } = getTexts(locale);
  const [received, due] = [new Date(receivedAt), new Date(callTime(receivedAt))];
  return {
    title: t('contact.sent.title'),
    message: t('contact.sent.message', { name, brand: company.brand }),
    order: t('contact.sent.order'),
    cues: [
      {
        term: t('contact.sent.received.term'),
        text: t('contact.sent.received.text', { moment: received }),
        dateTime: received.toISOString(),
      },
      { term: t('contact.sent.partner.term'), text: `${name}, ${employer}` },
      {
        term: t('contact.sent.call.term'),
        text: t('contact.sent.call.text', { moment: due }),
        dateTime: due.toISOString(),
      },
    ],
    choose: t('contact.sent.choose'),
  };
}
