import type { ReactNode } from 'react';
import { type ArticleKey, articles, type LegalPageName } from '../../facts/articles.ts';
import { type MessageId, messageIds } from '../../intl/get-intl.ts';

/** Ids of the messages in a page's articles. */
export type ArticleId<Page extends LegalPageName> = Extract<
  MessageId,
  `${Page}.${ArticleKey<Page>}.${string}`
>;

/** What a clause is: the second part of its name, or a paragraph if the name has one. */
type Kind = 'paragraph' | 'strong' | 'item' | 'term' | 'stage';

/** `text` explains a term or a stage. */
export type Clause = { id: string; words: ReactNode; text?: ReactNode };

/** Consecutive clauses of one kind, or a block between clauses. */
export type Part = { key: string; kind: Kind | 'block'; clauses: Clause[] };

export type Article = { key: string; title: ReactNode; parts: Part[] };

/** Formats a message of the articles with its values. */
export type Translate = (id: MessageId) => ReactNode;

/** Blocks between the clauses, by the id of the message that each follows. */
export type Blocks = Partial<Record<string, ReactNode>>;

/**
 * Returns a page's articles with their clauses. A message such as `offer.term` or `quote.stage` is
 * explained by `offer.text`.
 */
export function readArticles(page: LegalPageName, translate: Translate, blocks: Blocks): Article[] {
  return articles[page].map((key) => {
    const group = `${page}.${key}`;
    const names = messageIds(`${group}.`).filter((name) => !/^title$|\.text$/.test(name));
    const message = (name: string) => translate(`${group}.${name}` as MessageId);
    const parts: Part[] = [];
    const addBlock = (id: string) => {
      if (blocks[id]) addClause(parts, 'block', { id: `${id}.block`, words: blocks[id] });
    };
    addBlock(`${group}.title`);
    for (const name of names) {
      const id = `${group}.${name}`;
      const [first, kind = 'paragraph'] = name.split('.');
      const isExplained = kind === 'term' || kind === 'stage';
      const text = isExplained ? message(`${first}.text`) : undefined;
      addClause(parts, kind as Kind, { id, words: message(name), text });
      addBlock(id);
    }
    return { key, title: message('title'), parts };
  });
}

function addClause(parts: Part[], kind: Part['kind'], clause: Clause): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.clauses.push(clause);
  else parts.push({ key: clause.id, kind, clauses: [clause] });
}
