import { expect, it } from 'vitest';
import { readArticles } from '#src/sections/legal-text/article.ts';

it('keeps the order of the messages, groups clauses of a kind, and adds a block after its message', () => {
  const articles = readArticles('cgv', (id) => id, { 'cgv.goProject.intro': 'block' });
  const clause = (id: string, text?: string) => ({ id, words: id, text });
  expect(articles.find(({ key }) => key === 'goProject')).toEqual({
    key: 'goProject',
    title: 'cgv.goProject.title',
    parts: [
      {
        key: 'cgv.goProject.intro',
        kind: 'paragraph',
        clauses: [clause('cgv.goProject.intro')],
      },
      {
        key: 'cgv.goProject.intro.block',
        kind: 'block',
        clauses: [{ id: 'cgv.goProject.intro.block', words: 'block' }],
      },
      {
        key: 'cgv.goProject.paid.item',
        kind: 'item',
        clauses: [
          clause('cgv.goProject.paid.item'),
          clause('cgv.goProject.meeting.item'),
          clause('cgv.goProject.information.item'),
        ],
      },
      {
        key: 'cgv.goProject.email',
        kind: 'paragraph',
        clauses: [
          clause('cgv.goProject.email'),
          clause('cgv.goProject.start'),
          clause('cgv.goProject.next'),
        ],
      },
    ],
  });
  expect(articles.find(({ key }) => key === 'definitions')?.parts).toMatchObject([
    {
      clauses: [clause('cgv.definitions.offer.term', 'cgv.definitions.offer.text'), {}, {}, {}, {}],
    },
  ]);
});
