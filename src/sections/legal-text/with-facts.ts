import type { ReactNode } from 'react';
import { getIntl } from '../../intl.ts';
import { direction, type Locale } from '../../locales.ts';
import { french } from '../../phrases/french.tsx';
import type { MessageId, Wanted } from '../../texts.ts';

export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** All that a text names, but for the tag of French words, which any of them may have. */
export type Facts<Id extends MessageId> = Omit<Wanted<Id>, 'fr'>;

/** Translates any message of a contract from one set of facts, which must hold all that the text names. */
export function withFacts<Id extends MessageId>(locale: Locale, facts: Facts<Id>): Translate<Id> {
  const rich = getIntl(locale).rich as (id: Id, values: object) => ReactNode;
  const values = { ...(direction(locale) === 'rtl' ? isolate(facts) : facts), fr: french };
  return (id) => rich(id, values);
}

/** Facts between Unicode's marks: numbers and addresses keep their order in a text from right to left. */
function isolate<Facts>(facts: Facts): Facts {
  const isolated = Object.entries(facts as object).map(([name, fact]) => [
    name,
    typeof fact === 'string' ? `\u2068${fact}\u2069` : fact,
  ]);
  return Object.fromEntries(isolated);
}
