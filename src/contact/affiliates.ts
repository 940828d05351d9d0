import { type Affiliate, affiliates } from '../site/affiliates.ts';
import { codeParameter, codeParameters } from '../site/constants.ts';
import { createQuery } from './query.ts';

/** The affiliate of a normalised code, or undefined. */
export function findAffiliate(code: string): Affiliate | undefined {
  return affiliates.find((affiliate) => affiliate.code === code);
}

/**
 * The same for the contact page, read as if from a service that may fail: with retries and a cache.
 */
export const queryAffiliate = createQuery(async (code) => findAffiliate(code));

/**
 * An entered code as the table would hold it: letters and digits only, in capitals. Anything else was
 * copied along with it out of a sentence.
 */
export function normalizeCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** The query string that names an affiliate: `ref=ALPHA72`. */
export function codeQuery({ code }: Pick<Affiliate, 'code'>): string {
  return String(new URLSearchParams({ [codeParameter]: code }));
}

/** The code that a visitor brought, from the first parameter that has one; or an empty string. */
export function readCode(query: URLSearchParams): string {
  return codeParameters.map((name) => normalizeCode(query.get(name) ?? '')).find(Boolean) ?? '';
}
