import sharp from 'sharp';
import { shows } from '#src/site/shows.ts';
import { founders, reviewers } from '#src/site/site.ts';
import { type Change, ofMessages, withFact, withoutSamples, withPart } from './change.ts';

/** As many people as the site has, so that the messages about them still match. */
const people = {
  founders: [
    { slug: 'ines-marchal', name: 'Inès Marchal' },
    { slug: 'yann', name: 'Yann Le Goff' },
  ],
  reviewers: ['Öykü', 'Bela', 'Carla', 'Dries', 'Elin', 'Fanny'].map((name, index) => ({
    slug: `client-${index + 1}`,
    name: `${name} Ménard`,
    show: shows[index]?.slug,
  })),
};

const slugs = [...people.founders, ...people.reviewers].map(({ slug }) => slug);

/** Prefixes of the message ids, for the former people and for the new ones. */
const prefixes = [
  ...founders.map(({ slug }, index) => [
    `about.${slug}.`,
    `about.${people.founders[index]?.slug}.`,
  ]),
  ...reviewers.map(({ slug }, index) => [
    `reviews.${slug}.`,
    `reviews.${people.reviewers[index]?.slug}.`,
  ]),
] as [old: string, other: string][];

function rename(id: string): string {
  const [old, other] = prefixes.find(([prefix]) => id.startsWith(prefix)) ?? ['', ''];
  return other + id.slice(old.length);
}

const portrait = await sharp({
  create: { width: 700, height: 640, channels: 3, background: '#7a5c48' },
})
  .jpeg()
  .toBuffer();

const facts: Record<string, string> = {
  company: `{
  brand: 'Hörbarwerk',
  legalName: 'Hörbarwerk SARL',
  legalForm: 'société à responsabilité limitée',
  shareCapital: 25_500,
  registration: '111 222 333 RCS Lyon',
  siret: '111 222 333 00044',
  vatNumber: 'FR11 111222333',
  address: { street: '5 quai Neuf', postalCode: '69002', city: 'Lyon', country: 'FR' },
  email: 'salut@hoerbarwerk.fr',
  phone: '+33478990011',
  mediator: { name: 'Médiation du Rhône', url: 'https://mediation-rhone.fr' },
}`,
  founders: JSON.stringify(people.founders),
  reviewers: JSON.stringify(people.reviewers),
  city: "{ fr: 'Lyon', it: 'Lione' }",
  court: "{ fr: 'Lyon', it: 'Lione' }",
  plans: `[
  { id: 'one', episodes: 1, price: 530 },
  { id: 'two', episodes: 2, price: 970 },
  { id: 'four', episodes: 4, price: 1745 },
  { id: 'more', episodes: null, price: null },
]`,
  growthPackage: '{ episodes: 4, price: 2400 }',
  claims: '{ podcasts: 41, listens: 2_000_000, satisfaction: 0.98, episodes: 730, stars: 4 }',
  contract:
    "{ inForce: '2027-01-04', noticeDays: 45, cureDays: 20, amicableDays: 60, forceMajeureDays: 40, confidentialYears: 3, revisionRounds: 2, commentDays: 8 }",
  episode: '{ minutes: { min: 10, max: 20 }, languages: localeCodes, guests: 3 }',
  firstEpisode: '{ workingDays: 20, clientDays: 4 }',
  firstCall: '{ by: 18 }',
  bookedCall: '{ minutes: 30 }',
  studio: '{ since: 2021, people: 14 }',
  survey: "{ date: '2027-02-26', answers: 34 }",
  caseStudy: JSON.stringify({
    show: shows[1]?.slug,
    start: '2026-06-08',
    months: 9,
    enquiries: 23,
  }),
};

/** A company with another name, place, prices and people, without sample values. */
export const company: Change = {
  files: {
    'src/site/site.ts': (source) =>
      withPart(
        Object.entries(facts).reduce(
          (text, [name, code]) => withFact(text, name, code),
          withoutSamples(source),
        ),
        /opensAt: \d+/,
        'opensAt: 8',
      ),
    'src/site/shows.ts': (source) =>
      withFact(withoutSamples(source), 'shows', JSON.stringify(shows)),
    'wrangler.jsonc': (source) =>
      (
        [
          [/("SITE_URL": )"[^"]*"/, '$1"https://www.hoerbarwerk.fr"'],
          [/("BOOKING_URL": )"[^"]*"/, '$1"https://rendez-vous.hoerbarwerk.fr/trente-minutes"'],
          [/("database_id": )"[^"]*"/, '$1"7f1c2a90-5b7e-4c55-9d0a-3f2b1c0d9e8f"'],
          // Leaves the names of bindings, which are in capitals.
          [/"(name|database_name)": "(?!.*-preview)[a-z\d-]+"/g, '"$1": "hoerbarwerk"'],
        ] as const
      ).reduce((text, [part, other]) => withPart(text, part, other), source),
    ...Object.fromEntries(
      slugs.map((slug) => [`src/artwork/pictures/${slug}.jpg`, () => portrait]),
    ),
    ...ofMessages((messages) =>
      Object.fromEntries(Object.entries(messages).map(([id, text]) => [rename(id), text])),
    ),
  },
};
