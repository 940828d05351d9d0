import type { ReactNode } from 'react';
import { getIntl, type MessageId } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import type { Wanted } from '../../texts.ts';

export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** Translates any message of a contract from one set of facts, which must hold all that the text names. */
export function withFacts<Id extends MessageId>(locale: Locale, facts: Wanted<Id>): Translate<Id> {
  const rich = getIntl(locale).rich as (id: Id, values: Wanted<Id>) => ReactNode;
  return (id) => rich(id, facts);
}
