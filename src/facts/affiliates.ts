/**
 * Affiliates; `code` has capitals and digits, `slug` names the message with their recommendation
 * (`contact.recommendation.{slug}`). The table never leaves the server. Sample.
 */
export const affiliates = [
  { code: 'ALPHA72', name: 'Camille Roux', company: 'Atelier Boréal', slug: 'camille' },
  { code: 'BRAVO72', name: 'Bruno Azevedo', company: 'Farol Estratégia', slug: 'bruno' },
  { code: 'CHARLIE72', name: 'Charlotte Weiss', company: 'Weiss & Partner', slug: 'charlotte' },
] as const;

export type Affiliate = (typeof affiliates)[number];

/** Returns the affiliate of a normalised code, or undefined. */
export function findAffiliate(code: string): Affiliate | undefined {
  return affiliates.find((affiliate) => affiliate.code === code);
}
