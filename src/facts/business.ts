import type { Locale } from './locales.ts';

/**
 * The facts of the business, from which copy, structured data, cards and tests interpolate. "Sample"
 * marks what the owner replaces; DEPLOYMENT.md lists what only the owner can settle. Prices
 * are whole euros, excluding VAT.
 */

/** A city's name in French, and in languages where it differs. */
type City = { fr: string } & Partial<Record<Locale, string>>;

/** Sample. */
export const city: City = { fr: 'Paris', es: 'París', it: 'Parigi' };

/** The publisher of the site. Sample. */
export const company = {
  brand: 'Onda72',
  legalName: 'Onda72 SAS',
  legalForm: 'société par actions simplifiée',
  shareCapital: 10_000,
  registration: '000 000 000 RCS Paris',
  siret: '000 000 000 00000',
  vatNumber: 'FR00 000000000',
  address: {
    street: '72 rue de l’Exemple',
    postalCode: '75002',
    city: 'Paris',
    country: 'FR',
  },
  email: 'bonjour@onda72.example',
  phone: '+33-1-99-00-72-72',
  mediator: {
    name: 'Centre de médiation (exemple)',
    url: 'https://mediation.example',
  },
} as const;

export const ownerLanguage = 'fr' satisfies Locale;

/**
 * The founders, in display order. Sample. `slug` names their texts (`about.{slug}.role`) and their
 * portrait. No text of the page depends on their order.
 */
export const founders = [
  { slug: 'lea', name: 'Léa Morel' },
  { slug: 'mathieu', name: 'Mathieu Castel' },
] as const;

/** When the team began, and how many work in it. Sample. */
export const team = { since: 2019, people: 9 } as const;

/** The language in which the contract and the legal notice prevail. */
export const prevailingLanguage = 'fr' satisfies Locale;

/** The city whose courts have jurisdiction. */
export const court: City = { fr: 'Paris', es: 'París', it: 'Parigi' };

/** The person legally responsible for the published content. Sample. */
export const publicationDirector = 'Léa Morel';

/**
 * The people quoted on the landing page; six fill the wall. Sample. `slug` names their texts
 * (`reviews.{slug}.text`) and portrait, `show` their company's show.
 */
export const reviewers = [
  { slug: 'claire', name: 'Claire Vasseur', show: 'mare-alta' },
  { slug: 'tomas', name: 'Tomás Ferreira', show: 'was-waere-wenn' },
  { slug: 'jonas', name: 'Jonas Brandt', show: 'jahresringe' },
  { slug: 'ines', name: 'Inés Robledo', show: 'pane-e-parole' },
  { slug: 'giulia', name: 'Giulia Ferrante', show: 'correspondances' },
  { slug: 'marta', name: 'Marta Lindqvist', show: 'ora-solare' },
] as const;

/** The features of the offer, in display order. */
export const features = [
  'script',
  'production',
  'distribution',
  'hosting',
  'revisions',
  'rights',
] as const;
export type Feature = (typeof features)[number];

/** The company that runs the servers, which French law requires the site to name. */
export const host = {
  name: 'Cloudflare, Inc.',
  address: '101 Townsend St, San Francisco, CA 94107',
  country: 'US',
  phone: '+1-650-319-8930',
  url: 'https://www.cloudflare.com',
} as const;

export const recommendedPlan = { id: 'two', episodes: 2, price: 890 } as const;

/** The plans, in display order; `price` is EUR per month. The last plan is by quote. */
export const plans = [
  { id: 'one', episodes: 1, price: 490 },
  recommendedPlan,
  { id: 'four', episodes: 4, price: 1590 },
  { id: 'more', episodes: null, price: null },
] as const;

export type Plan = (typeof plans)[number];

export type PricedPlan = Extract<Plan, { price: number }>;

/** The lowest price: EUR per month for one episode. */
export const lowestPrice = plans[0].price;

export const currency = 'EUR';

export const minimumCommitment = { months: 3 } as const;

/** The commitments that can be prepaid, in months, and their discount as a fraction. */
export const prepayment = { months: [3, 6, 12], discount: 0.3 } as const;

/** The growth package, bought like a plan: list price in EUR per month, episodes per month. */
export const growthPackage = { episodes: 3, price: 2500 } as const;

/** Claims of the site; `satisfaction` is a fraction, `stars` are whole stars out of five. */
export const claims = {
  podcasts: 25,
  listens: 1_000_000,
  satisfaction: 1,
  episodes: 500,
  stars: 5,
} as const;

/** The basis of the claims: their date, and how many clients answered the survey. Sample. */
export const survey = { date: '2026-10-30', answers: 21 } as const;

/**
 * A case study (`caseStudy.*` in the copy): the day of its go-ahead email, and the enquiries that
 * mentioned the show after this many months. Sample.
 */
export const caseStudy = {
  show: 'jahresringe',
  start: '2026-03-09',
  months: 6,
  enquiries: 11,
} as const;

/** The promise. `opensAt` and `closesAt` are hours in France; `deliveryDay` counts working days. */
export const delivery = {
  hours: 72,
  opensAt: 9,
  closesAt: 17,
  deliveryDay: 4,
  revisionDays: 3,
  testEpisodes: { min: 2, max: 3 },
  timeZone: 'Europe/Paris',
} as const;

/**
 * Days of each year on which the studio is closed, as month and day: `[12, 26]`. The terms name them
 * and treat them as public holidays.
 */
export const annualClosure: readonly (readonly [month: number, day: number])[] = [];

/**
 * An episode: its length, the languages that a client can choose (BCP 47), and the most guests per
 * recording. Sample.
 */
export const episode = {
  minutes: { min: 15, max: 25 },
  languages: ['en', 'fr', 'pt', 'es', 'de', 'it'],
  guests: 2,
} as const;

/**
 * `workingDays`: from receipt of payment to the first delivery, test episodes included.
 * `clientDays`: the client's time for each step. Of 15 days, the client may take 9 (3 for each of
 * three steps) and the delivery clock takes 3, which leaves 3 to produce the test episodes. Sample.
 */
export const firstEpisode = { workingDays: 15, clientDays: 3 } as const;

/** The call that a visitor books. Sample. */
export const bookingCall = { minutes: 20 } as const;

/** The hour in France by which a lead is called, on the next working day. Sample. */
export const leadCall = { by: 17 } as const;

/** Working days within which the refund follows by bank transfer. */
export const guarantee = { refundDays: 3 } as const;

/** Late payment between businesses as French law requires (art. L441-10 and D441-5 C. com.). */
export const latePayment = { pointsAboveRefinancingRate: 10, recoveryIndemnity: 40 } as const;

/**
 * Sample. `inForce` is the contract's date. `commentDays` are working days after a delivery, other
 * periods in days are calendar days. `revisionRounds` are included in an episode's price.
 * `confidentialYears` count from the end of the contract, since French law forbids perpetual
 * obligations (art. 1210 C. civ.).
 */
export const contract = {
  inForce: '2026-11-29',
  noticeDays: 30,
  cureDays: 15,
  amicableDays: 30,
  forceMajeureDays: 30,
  confidentialYears: 5,
  revisionRounds: 1,
  commentDays: 10,
} as const;

/** The authority for complaints in France about the use of personal data. */
export const dataAuthority = { name: 'CNIL', url: 'https://www.cnil.fr' } as const;

/**
 * The recording in `src/artwork/signature.mp3`: its author, its length in seconds, and the loudness
 * of its 72 equal parts, from 0 to 1. Both are measured by hand when the file changes. Its texts are
 * `recording.*` in `i18n/`.
 */
export const recording = {
  credit: company.brand,
  seconds: 12,
  bars: [
    0.35, 0.17, 0.25, 0.37, 0, 0.38, 0.46, 0, 0.44, 0.33, 0.22, 0, 0.28, 0.46, 0.45, 0.29, 0.47,
    0.52, 0.84, 0.77, 0.7, 0.67, 0.53, 0.58, 0.57, 0.66, 0.64, 0.61, 0.66, 0.59, 0.47, 0.59, 0.49,
    0.58, 0.82, 0.81, 0.74, 0.66, 0.69, 0.73, 0.7, 0.68, 0.66, 0.57, 0.56, 0.69, 0.67, 0.71, 0.61,
    0.59, 0.95, 1, 0.95, 0.95, 0.93, 0.87, 0.83, 0.84, 0.82, 0.77, 0.74, 0.76, 0.72, 0.64, 0.6, 0.6,
    0.5, 0.33, 0.17, 0, 0, 0,
  ],
} as const;

export const retention = { years: 3 } as const;
