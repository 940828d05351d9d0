import { logError } from '../log.ts';
import { type Affiliate, affiliates } from '../site/affiliates.ts';
import { codeParameter } from '../site.ts';
import { createQuery } from './query.ts';

export { type Affiliate, affiliates };

const affiliateByCode = new Map<string, Affiliate>(
  affiliates.map((affiliate) => [affiliate.code, affiliate]),
);

/** The affiliate of a normalised code, read as if from a service: the table may move to one. */
export const queryAffiliate = createQuery(async (code) => affiliateByCode.get(code));

/** The same, but undefined also if the look-up fails after all retries, which is logged. */
export async function findAffiliate(code: string): Promise<Affiliate | undefined> {
  try {
    return code ? await queryAffiliate(code) : undefined;
  } catch (error) {
    logError('referral-not-confirmed', error);
    return undefined;
  }
}

/**
 * A typed code as the table would hold it: letters and digits only, in capitals. Anything else was
 * copied along with it out of a sentence.
 */
export function normalizeCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** The query string that names an affiliate: `ref=ALPHA72`. */
export function codeQuery({ code }: Pick<Affiliate, 'code'>): string {
  return String(new URLSearchParams({ [codeParameter]: code }));
}

/** The query parameters that may hold a code, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

/** The code that a visitor brought, from the first parameter that has one; or an empty string. */
export function readCode(query: URLSearchParams): string {
  return codeParameters.map((name) => normalizeCode(query.get(name) ?? '')).find(Boolean) ?? '';
}
