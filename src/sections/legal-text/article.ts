import type { ReactNode } from 'react';
import { type MessageId, messageIds } from '../../intl/get-intl.ts';

export type LegalPage = 'terms' | 'legalNotice';

/** Keys of a page's articles: the groups of its messages that have a title. */
export type ArticleKey<Page extends LegalPage> = Exclude<
  MessageId extends infer Id ? (Id extends `${Page}.${infer Key}.title` ? Key : never) : never,
  'meta'
>;

/** Ids of the messages in a page's articles. */
export type ArticleId<Page extends LegalPage> = Extract<
  MessageId,
  `${Page}.${ArticleKey<Page>}.${string}`
>;

type FourthPart<Id> = Id extends `${string}.${string}.${string}.${infer Part}` ? Part : never;

/** What a clause is: the fourth part of its id, or a paragraph if the id has three. */
type Kind = 'paragraph' | Exclude<FourthPart<ArticleId<'terms' | 'legalNotice'>>, 'text'>;

/** `text` explains a term or a stage. */
export type Clause = { id: string; words: ReactNode; text?: ReactNode };

/** Consecutive clauses of one kind, or a block between clauses. */
export type Part = { key: string; kind: Kind | 'block'; clauses: Clause[] };

export type Article = { key: string; title: ReactNode; parts: Part[] };

/** Formats a message of the articles with its values. */
export type Translate = (id: MessageId) => ReactNode;

/** Blocks between the clauses, by the id of the message that each follows. */
export type Blocks = Partial<Record<MessageId, ReactNode>>;

/** Returns the keys of a page's articles in the order of the messages. */
export function articleKeys<Page extends LegalPage>(page: Page): ArticleKey<Page>[] {
  const title = new RegExp(`^${page}\\.(?!meta\\.)(\\w+)\\.title$`);
  return messageIds().flatMap((id) => (title.exec(id)?.[1] ?? []) as ArticleKey<Page>);
}

/** Returns a page's articles, with their clauses in the order of the messages. */
export function readArticles(page: LegalPage, translate: Translate, blocks: Blocks): Article[] {
  return articleKeys(page).map((key) => {
    const group = `${page}.${key}.`;
    const ids = messageIds().filter((id) => id.startsWith(group));
    const parts: Part[] = [];
    for (const [index, id] of ids.entries()) {
      const [, , name, kind = 'paragraph'] = id.split('.');
      if (name !== 'title' && kind !== 'text') {
        const next = ids[index + 1];
        const text = next?.endsWith('.text') ? translate(next) : undefined;
        addClause(parts, kind as Kind, { id, words: translate(id), text });
      }
      if (blocks[id]) addClause(parts, 'block', { id: `${id}.block`, words: blocks[id] });
    }
    return { key, title: translate(`${group}title` as MessageId), parts };
  });
}

function addClause(parts: Part[], kind: Part['kind'], clause: Clause): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.clauses.push(clause);
  else parts.push({ key: clause.id, kind, clauses: [clause] });
}

/** Returns the id of an article's element: `article-go-project` for `goProject`. */
export function anchor(key: string): string {
  return `article-${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
