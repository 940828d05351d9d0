import type { ReactNode } from 'react';
import { getIntl, type MessageId } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import type { Messages } from '../../messages.d.ts';

type Intersection<Union> = (Union extends unknown ? (member: Union) => void : never) extends (
  member: infer All,
) => void
  ? All
  : never;

/** Every value that any of these messages wants. */
export type ValuesOf<Id extends MessageId> = Intersection<Messages[Id]>;

export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** Translates any message of a contract from one set of facts, which must hold all that the text names. */
export function translateWith<Id extends MessageId>(
  locale: Locale,
  facts: ValuesOf<Id>,
): Translate<Id> {
  const rich = getIntl(locale).rich as (id: Id, values: ValuesOf<Id>) => ReactNode;
  return (id) => rich(id, facts);
}
