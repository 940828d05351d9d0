// The company's only affiliate, laid over `src/facts/affiliates.ts`.
export const affiliates = [
  { code: 'QUAI9', name: 'Anouk Girard', company: 'Quai Neuf', slug: 'anouk' },
] as const;

export type Affiliate = (typeof affiliates)[number];
