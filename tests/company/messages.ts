import { affiliates } from '#src/facts/affiliates.ts';
import { founders, reviewers } from '#src/facts/business.ts';
import type { Locale } from '#src/facts/locales.ts';
import { affiliates as ownAffiliates } from './facts/affiliates.ts';
import * as company from './facts/business.ts';
import press from './press.json' with { type: 'json' };

type Messages = Record<string, string>;

/** Former people and their successors, by the prefix of the messages about them. */
const people = [
  ['about.', founders, company.founders],
  ['reviews.', reviewers, company.reviewers],
  ['contact.recommendation.', affiliates, ownAffiliates],
] as const;

/** Prefixes of ids: those of each person, and those of the successor if there is one. */
const prefixes = people.flatMap(([prefix, former, own]) =>
  former.map(({ slug }, index): [string, string | undefined] => {
    const successor = own[index];
    return [prefix + slug, successor && prefix + successor.slug];
  }),
);

/** Returns the company's messages: those about people under their new slugs, recordings, a page. */
export function companyMessages(messages: Messages, locale: Locale): Messages {
  const kept = Object.entries(messages).flatMap(([id, text]): [string, string][] => {
    const [former, own] = prefixes.find(([prefix]) => `${id}.`.startsWith(`${prefix}.`)) ?? [];
    if (former === undefined) return [[id, text]];
    return own === undefined ? [] : [[own + id.slice(former.length), text]];
  });
  return {
    ...Object.fromEntries(kept),
    ...recordingMessages(messages),
    ...pageMessages(messages, locale),
  };
}

function recordingMessages(messages: Messages): Messages {
  const extracts = company.recordings.filter(({ show }) => show !== null);
  return Object.fromEntries(
    extracts.flatMap(({ slug, credit }) => [
      [`recordings.${slug}.title`, credit],
      [`recordings.${slug}.note`, messages['player.choices'] ?? ''],
      [`recordings.${slug}.transcript`, messages['recordings.signature.transcript'] ?? ''],
    ]),
  );
}

function pageMessages(messages: Messages, locale: Locale): Messages {
  const { name, description, lead } = press[locale];
  return {
    'footer.press': name,
    'card.press': name,
    'press.eyebrow': name,
    'press.title': name,
    'press.lead': lead,
    'press.meta.title': `${name} | {brand}`,
    'press.meta.description': description,
    'press.meta.keywords': `${name}, ${messages['about.meta.keywords']}`,
  };
}
