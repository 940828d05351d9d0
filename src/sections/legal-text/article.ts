import type { ReactNode } from 'react';
import type { MessageId } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';

/**
 * The parts of an article, in order: a paragraph's id, one that is emphasised, a list, terms with
 * their text, or a block.
 */
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

/** A numbered article, ready to be shown or listed. */
export type NumberedArticle<Id extends MessageId = MessageId> = Article<string, Id> & {
  number: string;
  title: ReactNode;
};

/** Gives the text of a message of the contract. */
export type Translate<Id extends MessageId = MessageId> = (id: Id) => ReactNode;

/** The anchor of an article: `goProject` is found at `#article-go-project`. */
export function anchor(key: string): string {
  return `article-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
