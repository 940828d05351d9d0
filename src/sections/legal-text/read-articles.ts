import { type MessageId, messageIds } from '../../intl/get-intl.ts';
import {
  type Article,
  articleKeys,
  type Blocks,
  type Clause,
  type Kind,
  type LegalPage,
  type Part,
  type Translate,
} from './article.ts';

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
      if (blocks[id]) parts.push({ key: `${id}.block`, block: blocks[id] });
    }
    return { key, title: translate(`${group}title` as MessageId), parts };
  });
}

function addClause(parts: Part[], kind: Kind, clause: Clause): void {
  const last = parts.at(-1);
  if (last && 'kind' in last && last.kind === kind) last.clauses.push(clause);
  else parts.push({ key: clause.id, kind, clauses: [clause] });
}
