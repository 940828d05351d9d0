import { createQuery } from './query.ts';

/** Who refers visitors to us. `word` names the message that is theirs in the catalogue. */
export type Affiliate = {
  code: string;
  name: string;
  company: string;
  word: 'camille' | 'bruno' | 'charlotte';
};

/** Sample values: the owner replaces them. The table never leaves the server. */
export const affiliates: readonly Affiliate[] = [
  { code: 'ALPHA72', name: 'Camille Roux', company: 'Atelier Boréal', word: 'camille' },
  { code: 'BRAVO72', name: 'Bruno Azevedo', company: 'Farol Estratégia', word: 'bruno' },
  { code: 'CHARLIE72', name: 'Charlotte Weiss', company: 'Weiss & Partner', word: 'charlotte' },
];

const affiliateByCode = new Map(affiliates.map((affiliate) => [affiliate.code, affiliate]));

/** The affiliate of a normal code, read as from a service: the table may move to one. */
export const queryAffiliate = createQuery(async (code) => affiliateByCode.get(code));

/** A code as the table holds it: surrounding spaces and case do not matter. */
export function normalizeCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The code that a visitor brought, or an empty string: `ref` first, then `affiliate`. */
export function readCode(query: URLSearchParams): string {
  return normalizeCode(query.get('ref') ?? '') || normalizeCode(query.get('affiliate') ?? '');
}
