import { logError } from '../log.ts';
import { sampleValue } from '../sample-values.ts';
import { codeParameter } from '../site.ts';
import { createQuery } from './query.ts';

/**
 * Who refers visitors to us; `code` in capitals and digits. `slug` names the message that is their
 * word in the catalogue (`contact.word.{slug}`). The table never leaves the server.
 */
export const affiliates = sampleValue([
  { code: 'ALPHA72', name: 'Camille Roux', company: 'Atelier Boréal', slug: 'camille' },
  { code: 'BRAVO72', name: 'Bruno Azevedo', company: 'Farol Estratégia', slug: 'bruno' },
  { code: 'CHARLIE72', name: 'Charlotte Weiss', company: 'Weiss & Partner', slug: 'charlotte' },
]);

export type Affiliate = (typeof affiliates)[number];

const affiliateByCode = new Map<string, Affiliate>(
  affiliates.map((affiliate) => [affiliate.code, affiliate]),
);

/** The affiliate of a normal code, read as from a service: the table may move to one. */
export const queryAffiliate = createQuery(async (code) => affiliateByCode.get(code));

/** The same; undefined also if the look-up fails in the end, which is logged. */
export async function findAffiliate(code: string): Promise<Affiliate | undefined> {
  try {
    return code ? await queryAffiliate(code) : undefined;
  } catch (error) {
    logError('referral-not-confirmed', error);
    return undefined;
  }
}

/**
 * A code as the table holds it: letters and digits alone, of any case. What else comes with them
 * was copied out of a sentence.
 */
export function normalizeCode(code: string): string {
  return code.replace(/[^\p{L}\p{N}]/gu, '').toUpperCase();
}

/** The query of an address that names an affiliate: `ref=ALPHA72`. */
export function codeQuery({ code }: Pick<Affiliate, 'code'>): string {
  return String(new URLSearchParams({ [codeParameter]: code }));
}

/** What a code may be called in an address, ours first. */
export const codeParameters = [codeParameter, 'affiliate'] as const;

/** The code that a visitor brought, by the first of its names that has one; or an empty string. */
export function readCode(query: URLSearchParams): string {
  return codeParameters.map((name) => normalizeCode(query.get(name) ?? '')).find(Boolean) ?? '';
}
