import { type Locale, localeCodes } from '#src/facts/locales.ts';

// Another company's facts, laid over `src/facts/business.ts`.

type City = { fr: string } & Partial<Record<Locale, string>>;

export const city: City = { fr: 'Lyon', it: 'Lione' };

export const company = {
  brand: 'Hörbarwerk',
  legalName: 'Hörbarwerk SARL',
  legalForm: 'société à responsabilité limitée',
  shareCapital: 25_500,
  registration: '111 222 333 RCS Lyon',
  siret: '111 222 333 00044',
  vatNumber: 'FR11 111222333',
  address: { street: '5 quai Neuf', postalCode: '69002', city: city.fr, country: 'FR' },
  email: 'salut@hoerbarwerk.fr',
  phone: '+33478990011',
  mediator: { name: 'Médiation du Rhône', url: 'https://mediation-rhone.fr' },
} as const;

export const ownerLanguage = 'fr' satisfies Locale;

/** As many people as the site has, so that the messages about them still match. */
export const founders = [
  { slug: 'ines-marchal', name: 'Inès Marchal' },
  { slug: 'yann', name: 'Yann Le Goff' },
] as const;

export const studio = { since: 2021, people: 14 } as const;

export const prevailingLanguage = 'fr' satisfies Locale;

export const court: City = { fr: 'Lyon', it: 'Lione' };

export const publicationDirector = founders[0];

export const reviewers = [
  { slug: 'client-1', name: 'Öykü Ménard', show: 'mare-alta' },
  { slug: 'client-2', name: 'Bela Ménard', show: 'ora-solare' },
  { slug: 'client-3', name: 'Carla Ménard', show: 'le-temps-long' },
  { slug: 'client-4', name: 'Dries Ménard', show: 'was-waere-wenn' },
  { slug: 'client-5', name: 'Elin Ménard', show: 'campo-abierto' },
  { slug: 'client-6', name: 'Fanny Ménard', show: 'correspondances' },
] as const;

export const services = [
  'script',
  'production',
  'distribution',
  'hosting',
  'revisions',
  'rights',
] as const;
export type Service = (typeof services)[number];

export const host = {
  name: 'Cloudflare, Inc.',
  address: '101 Townsend St, San Francisco, CA 94107, USA',
  phone: '+1-650-319-8930',
  url: 'https://www.cloudflare.com',
} as const;

export const plans = [
  { id: 'one', episodes: 1, price: 530 },
  { id: 'two', episodes: 2, price: 970 },
  { id: 'four', episodes: 4, price: 1745 },
  { id: 'more', episodes: null, price: null },
] as const;

export type Plan = (typeof plans)[number];

export type PricedPlan = Extract<Plan, { price: number }>;

export const recommendedPlan = plans[1];

export const lowestPrice = plans[0].price;

export const pricePerEpisode = plans[0].price;

export const currency = 'EUR';

export const minimumCommitment = { months: 3 } as const;

export const prepayment = { months: [3, 6, 12], discount: 0.3 } as const;

export const growthPackage = { episodes: 4, price: 2400 } as const;

export const claims = {
  podcasts: 41,
  listens: 2_000_000,
  satisfaction: 0.98,
  episodes: 730,
  stars: 4,
} as const;

export const survey = { date: '2027-02-26', answers: 34 } as const;

export const caseStudy = {
  show: 'ora-solare',
  start: '2026-06-08',
  months: 9,
  enquiries: 23,
} as const;

export const delivery = {
  hours: 72,
  opensAt: 8,
  closesAt: 17,
  workingDay: 4,
  revisionDays: 3,
  testEpisodes: { min: 2, max: 3 },
  timeZone: 'Europe/Paris',
} as const;

export const episode = {
  minutes: { min: 10, max: 20 },
  languages: localeCodes,
  guests: 3,
} as const;

export const firstEpisode = { workingDays: 20, clientDays: 4 } as const;

export const bookedCall = { minutes: 30 } as const;

export const firstCall = { by: 18 } as const;

export const guarantee = { refundDays: 3 } as const;

export const latePayment = { pointsAboveRefinancingRate: 10, recoveryIndemnity: 40 } as const;

export const contract = {
  inForce: '2027-01-04',
  noticeDays: 45,
  cureDays: 20,
  amicableDays: 60,
  forceMajeureDays: 40,
  confidentialYears: 3,
  revisionRounds: 2,
  commentDays: 8,
} as const;

export const dataAuthority = { name: 'CNIL', url: 'https://www.cnil.fr' } as const;

export const recordings = [
  { slug: 'signature', file: 'signature.mp3', credit: company.brand, show: null },
  { slug: 'tide', file: 'maré.mp3', credit: 'Navália Ferries', show: 'mare-alta' },
  { slug: 'sun', file: 'sun.mp3', credit: 'Tettosole', show: 'ora-solare' },
] as const;

export const retention = { years: 3 } as const;
