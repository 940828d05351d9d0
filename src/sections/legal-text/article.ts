import type { ReactNode } from 'react';
import type { MessageId } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';

/** A paragraph, an emphasised one, a list, terms, numbered stages, or a block. */
export type Part<Id extends string = MessageId> =
  | Id
  | { strong: Id }
  | { list: readonly Id[] }
  | { terms: readonly (readonly [term: Id, text: Id])[] }
  | { stages: readonly (readonly [term: Id, text: Id])[] }
  | ((props: { locale: Locale }) => ReactNode);

export type Article<Key extends string = string, Id extends string = MessageId> = {
  key: Key;
  parts: readonly Part<Id>[];
};

export type NumberedArticle<Id extends MessageId = MessageId> = Article<string, Id> & {
  number: string;
  title: ReactNode;
};

/** Formats a message of the text with its values. */
export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** Returns the id of an article's element: `article-go-project` for `goProject`. */
export function anchor(key: string): string {
  return `article-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
