import { type Affiliate, affiliates } from '../site/affiliates.ts';
import { codeParameter, codeParameters } from '../site/constants.ts';
import { createQuery } from './query.ts';

/** Returns the affiliate of a normalised code, or undefined. */
export function findAffiliate(code: string): Affiliate | undefined {
  return affiliates.find((affiliate) => affiliate.code === code);
}

/** Looks up an affiliate as the specification asks of a remote one: with retries and a cache. */
export const queryAffiliate = createQuery(async (code) => findAffiliate(code));

/** Keeps letters and digits, in capitals: anything else was copied along with the code. */
export function normalizeCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** Returns the query string that names an affiliate: `ref=ALPHA72`. */
export function codeQuery({ code }: Pick<Affiliate, 'code'>): string {
  return String(new URLSearchParams({ [codeParameter]: code }));
}

/** Returns the visitor's code from the first parameter that has a value, or an empty string. */
export function readCode(query: URLSearchParams): string {
  return codeParameters.map((name) => normalizeCode(query.get(name) ?? '')).find(Boolean) ?? '';
}
