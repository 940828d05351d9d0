import type { ReactNode } from 'react';
import type { MessageId, ValuesOf } from '../../intl/get-intl.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { french } from '../../intl/phrases/french.tsx';
import { raiseOrdinals } from '../../intl/phrases/raise-ordinals.tsx';
import type { Locale } from '../../site/locales.ts';

export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** All values that a text needs, except for the tag of French words, which any text may have. */
export type Facts<Id extends MessageId> = Omit<ValuesOf<Id>, 'fr'>;

/**
 * Translates any message of a contract with one set of facts, which must hold every value that the
 * text needs.
 */
export function withFacts<Id extends MessageId>(locale: Locale, facts: Facts<Id>): Translate<Id> {
  const rich = getIntl(locale).rich as (id: Id, values: object) => ReactNode;
  const values = { ...facts, fr: french };
  return (id) => raiseOrdinals(locale, rich(id, values));
}
