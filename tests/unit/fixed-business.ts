import { vi } from 'vitest';

const actual =
  await vi.importActual<typeof import('#src/facts/business.ts')>('#src/facts/business.ts');

const plans = [
  { id: 'one', episodes: 1, price: 400 },
  { id: 'two', episodes: 2, price: 700 },
  { id: 'four', episodes: 4, price: 1300 },
  { id: 'more', episodes: null, price: null },
] as const;

/**
 * Facts that replace the company's own, so that a test can write out what follows from them. Most
 * differ from the sample values, so that a hard-coded one shows.
 */
export const business = {
  ...actual,
  company: {
    ...actual.company,
    brand: 'Quai 9',
    legalName: 'Quai 9 SARL',
    vatNumber: 'FR11 111222333',
    address: { street: '5 quai Neuf', postalCode: '69002', city: 'Lyon', country: 'FR' },
    email: 'salut@quai9.example',
    phone: '+33-4-99-00-72-72',
  },
  founders: actual.founders.map((founder, index) => ({ ...founder, name: `Founder ${index}` })),
  publicationDirector: 'Ada Martin',
  plans,
  recommendedPlan: plans[1],
  lowestPrice: 400,
  minimumCommitment: { months: 2 },
  prepayment: { months: [4, 8], discount: 0.25 },
  growthPackage: { episodes: 7, price: 2000 },
  claims: { ...actual.claims, podcasts: 12, listens: 1_000_000, satisfaction: 0.98, episodes: 340 },
  survey: { date: '2025-06-30', answers: 37 },
  delivery: { ...actual.delivery, hours: 72, opensAt: 9, deliveryDay: 4, revisionDays: 5 },
  episode: { minutes: { min: 11, max: 26 }, languages: ['en', 'fr'], guests: 2 },
  annualClosure: [[12, 26]],
  firstEpisode: { workingDays: 15, clientDays: 13 },
  bookingCall: { minutes: 18 },
  leadCall: { by: 17 },
  guarantee: { refundDays: 6 },
  contract: { ...actual.contract, noticeDays: 21, revisionRounds: 2, commentDays: 10 },
};
