import { type Locale, localeCodes } from './locales.ts';
import { sampleValue } from './sample-values.ts';

/**
 * Every fact of the business, once: the copy, the structured data, the cards and the tests
 * interpolate from here. The owner replaces what is marked with `sampleValue`. Prices are whole
 * euros, excluding VAT.
 */

/** A city, in French and in languages that have another name for it. */
type City = { fr: string } & Partial<Record<Locale, string>>;

/** Where the company is. */
export const city: City = sampleValue({ fr: 'Paris', es: 'París', it: 'Parigi' });

/** Who publishes the site. */
export const company = {
  brand: sampleValue('Onda72'),
  legalName: sampleValue('Onda72 SAS'),
  legalForm: sampleValue('société par actions simplifiée'),
  shareCapital: sampleValue(10_000),
  registration: sampleValue('000 000 000 RCS Paris'),
  siret: sampleValue('000 000 000 00000'),
  vatNumber: sampleValue('FR00 000000000'),
  address: sampleValue({
    street: '72 rue de l’Exemple',
    postalCode: '75002',
    city: city.fr,
    country: 'FR',
  }),
  email: sampleValue('bonjour@onda72.example'),
  phone: sampleValue('+33-1-99-00-72-72'),
  mediator: sampleValue({
    name: 'Centre de médiation (exemple)',
    url: 'https://mediation.example',
  }),
} as const;

/** The language that mails to the owner are written in. */
export const ownerLanguage = 'fr' satisfies Locale;

/**
 * The founders, in the order they are shown. `slug` names their texts (`about.{slug}.role`)
 * and their portrait. What `about.*` says of their part in the work must hold for every order.
 */
export const founders = sampleValue([
  { slug: 'lea', name: 'Léa Morel' },
  { slug: 'mathieu', name: 'Mathieu Castel' },
]);

/** The studio: the year it was founded, and how many people work there. */
export const studio = sampleValue({ since: 2019, people: 9 });

/** The language of the contract and the legal notice that prevail. */
export const prevailingLanguage = 'fr' satisfies Locale;

/** Whose courts have jurisdiction. */
export const court: City = { fr: 'Paris', es: 'París', it: 'Parigi' };

/** Who is legally responsible for what the site publishes. */
export const publicationDirector = founders[0];

/**
 * The people quoted on the landing page: six fill the wall. `slug` names their texts
 * (`reviews.{slug}.text`) and their portrait; `show` is the one that their company has with us.
 */
export const reviewers = sampleValue([
  { slug: 'claire', name: 'Claire Vasseur', show: 'mare-alta' },
  { slug: 'tomas', name: 'Tomás Ferreira', show: 'was-waere-wenn' },
  { slug: 'jonas', name: 'Jonas Brandt', show: 'jahresringe' },
  { slug: 'ines', name: 'Inés Robledo', show: 'pane-e-parole' },
  { slug: 'giulia', name: 'Giulia Ferrante', show: 'correspondances' },
  { slug: 'marta', name: 'Marta Lindqvist', show: 'ora-solare' },
]);

/** The six services of the offer, in the order they are shown. */
export const services = [
  'script',
  'production',
  'distribution',
  'hosting',
  'revisions',
  'rights',
] as const;
export type Service = (typeof services)[number];

/** The company that runs the servers, which French law requires to be named. */
export const host = {
  name: 'Cloudflare, Inc.',
  address: '101 Townsend St, San Francisco, CA 94107, USA',
  phone: '+1-650-319-8930',
  url: 'https://www.cloudflare.com',
} as const;

/** The plans. `price` is EUR a month; the last plan is by quote. */
export const plans = [
  { id: 'one', episodes: 1, price: 490 },
  { id: 'two', episodes: 2, price: 890 },
  { id: 'four', episodes: 4, price: 1590 },
  { id: 'more', episodes: null, price: null },
] as const;

export type Plan = (typeof plans)[number];

/** A plan that is not by quote. */
export type PricedPlan = Extract<Plan, { price: number }>;

/** The plan of the recommended frequency. */
export const recommendedPlan = plans[1];

/** The lowest price: EUR a month for one episode. */
export const lowestPrice = plans[0].price;

/** The price of an episode in the terms: that of the plan with one a month. */
export const pricePerEpisode = plans[0].price;

export const currency = 'EUR';

/** The shortest term of a plan. */
export const commitment = { months: 3 } as const;

/** Terms that can be paid in advance, and by how much that lowers a price (a share of 1). */
export const prepayment = { months: [3, 6, 12], discount: 0.3 } as const;

/** The growth package, bought as the plans are: EUR a month at the list price, episodes a month. */
export const growthPackage = { episodes: 3, price: 2500 } as const;

/** What the site claims. `satisfaction` is a share of 1, `stars` are whole ones of five. */
export const claims = {
  podcasts: 25,
  listens: 1_000_000,
  satisfaction: 1,
  episodes: 500,
  stars: 5,
} as const;

/** How the claims were found: the day they date from, and how many clients answered the survey. */
export const survey = sampleValue({ date: '2026-10-30', answers: 21 });

/**
 * One show told in four lines (`case.*` in the copy): the day of its go-project e-mail, and how many
 * enquiries had mentioned it after so many months. `show` is its slug in `src/site/shows.ts`.
 */
export const caseStudy = sampleValue({
  show: 'jahresringe',
  start: '2026-03-09',
  months: 6,
  enquiries: 11,
});

/** The promise. Hours are those of France. */
export const delivery = {
  hours: 72,
  opensAt: 9,
  closesAt: 17,
  workingDay: 4,
  revisionDays: 3,
  testEpisodes: { min: 2, max: 3 },
  timeZone: 'Europe/Paris',
} as const;

/**
 * An episode: how long it is, the languages to choose one from, how many guests can be recorded at
 * most. Whose voice it is, is said in words: `pricing.include.production`, `answers.voice.answer` and
 * `cgv.offer.production`.
 */
export const episode = sampleValue({
  minutes: { min: 15, max: 25 },
  languages: localeCodes,
  guests: 2,
});

/**
 * Working days from payment to the first delivery, test episodes included, and how many of them the
 * client may take for each of its own steps.
 */
export const firstEpisode = sampleValue({ workingDays: 15, clientDays: 3 });

/** The call that visitors book: how long it takes, in minutes. */
export const bookedCall = sampleValue({ minutes: 20 });

/** Until which hour in France a lead is called, on the next working day. */
export const firstCall = sampleValue({ by: 17 });

/** The refund follows by bank transfer within this many working days. */
export const guarantee = { refundDays: 3 } as const;

/** What French law requires of terms between businesses (art. L441-10 and D441-5 C. com.). */
export const latePayment = { pointsAboveRefinancingRate: 10, recoveryIndemnity: 40 } as const;

/**
 * The contract's own date and delays, in calendar days; how many rounds of revisions the price of an
 * episode includes, and within how many working days of its delivery comments must come.
 * Confidentiality ends this many years after the contract: French law forbids duties without an end
 * (art. 1210 C. civ.).
 *
 * What is said in words (`i18n/`), for the owner and a lawyer to decide: what is refunded if the test
 * episodes are never approved (`cgv.validation.approval`), when a later go-project e-mail is due
 * (`cgv.goProject.next`), whether prepaid sums stay due if the client leaves
 * (`cgv.termination.effects`), whether the price of a running subscription may change
 * (`cgv.changes.version`), and whether the warranty of `cgv.rights.thirdParties` is within the cap of
 * `cgv.liability.cap`.
 */
export const contract = sampleValue({
  inForce: '2026-11-02',
  noticeDays: 30,
  cureDays: 15,
  amicableDays: 30,
  forceMajeureDays: 30,
  confidentialYears: 5,
  revisionRounds: 1,
  commentDays: 10,
});

/** Where visitors in France can complain about the use of personal data. */
export const dataAuthority = { name: 'CNIL', url: 'https://www.cnil.fr' } as const;

/**
 * What visitors can listen to, the one that the player begins with first: an MP3 or M4A in
 * `public/audio/`, who made it, and for an extract of a show its slug in `src/site/shows.ts`. `slug`
 * names the words (`recordings.{slug}.title`, `.note`, `.transcript`).
 */
export const recordings = [
  { slug: 'signature', file: 'signature.mp3', credit: company.brand, show: null },
] as const;

/** How long a lead is kept. */
export const retention = { years: 3 } as const;
