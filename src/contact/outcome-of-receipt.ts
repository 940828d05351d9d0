import type { Locale } from '../locales.ts';
import { currentRequest } from '../request.ts';
import { findAffiliate } from './affiliates.ts';
import type { Outcome } from './outcome.ts';
import { readReceipt } from './receipt.ts';
import { sentWords } from './sent-words.ts';

/**
 * What the success page shows if its address carries our receipt for a submission with this code.
 * Undefined if there is no receipt, or if it is not valid.
 */
export async function outcomeOfReceipt(
  receipt: string | null,
  locale: Locale,
  code: string,
): Promise<Outcome | undefined> {
  // Not read by `secret`, which throws: without a secret no receipt was ever made, and the page
  // must still be shown.
  const { FORM_TOKEN_SECRET } = currentRequest().env;
  if (!receipt || !FORM_TOKEN_SECRET) return undefined;
  const receivedAt = await readReceipt(FORM_TOKEN_SECRET, receipt, code);
  const affiliate = receivedAt && (await findAffiliate(code));
  if (!receivedAt || !affiliate) return undefined;
  return { status: 'sent', receipt, words: sentWords(locale, affiliate, receivedAt) };
}
