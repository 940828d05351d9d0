import type { ReactNode } from 'react';
import { articleAnchor } from '../../facts/pages.ts';
import { Detail } from './detail.tsx';
import type { Article, Clause, Part } from './read-articles.ts';

type Props = {
  number: string;
  article: Article;
};

/** An article: a heading that links to itself, then its parts in order. */
export function ArticleText({ number, article: { key, title, parts } }: Props) {
  const id = articleAnchor(key);
  return (
    <section
      id={id}
      className="max-w-[42rem] scroll-mt-24 b-t-1 b-line py-10 print:py-4 first:(b-t-0 pt-0)"
    >
      <h2 className="mb-5">
        <a href={`#${id}`} className="group block no-underline">
          <span className="eyebrow block">{number}</span>{' '}
          <span className="display-3 mt-2 block group-hover:underline">{title}</span>
        </a>
      </h2>
      <div className="flex flex-col gap-4 [&>:is(p,ul,ol)]:max-w-[32rem]">
        {parts.map(({ key, kind, clauses }) => {
          const Clauses = components[kind];
          return <Clauses key={key} clauses={clauses} />;
        })}
      </div>
    </section>
  );
}

type ClausesProps = { clauses: readonly Clause[] };

const components: Record<Part['kind'], (props: ClausesProps) => ReactNode> = {
  paragraph: Paragraphs,
  strong: StrongParagraphs,
  item: List,
  term: Definitions,
  stage: Stages,
  block: ({ clauses: [block] }) => block?.words,
};

function Paragraphs({ clauses }: ClausesProps) {
  return clauses.map(({ id, words }) => <p key={id}>{words}</p>);
}

function StrongParagraphs({ clauses }: ClausesProps) {
  return clauses.map(({ id, words }) => (
    <p key={id} className="b-s-3 b-signal ps-5">
      <strong>{words}</strong>
    </p>
  ));
}

function List({ clauses }: ClausesProps) {
  return (
    <ul className="flex flex-col gap-1.5">
      {clauses.map(({ id, words }) => (
        <li key={id} className="relative ps-6">
          <span aria-hidden="true" className="absolute start-0 text-signal-ink">
            –
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}

function Definitions({ clauses }: ClausesProps) {
  return (
    <dl>
      {clauses.map(({ id, words, text }) => (
        <Detail key={id} label={words}>
          {text}
        </Detail>
      ))}
    </dl>
  );
}

function Stages({ clauses }: ClausesProps) {
  return (
    <ol className="flex flex-col">
      {clauses.map(({ id, words, text }, index) => (
        <li key={id} className="grid grid-cols-[2.5rem_1fr] b-t-1 b-line py-4">
          <span
            aria-hidden="true"
            className="display-face text-lead leading-[1.3] text-signal-ink tabular-nums"
          >
            {index + 1}
          </span>
          <p>
            <b className="block">{words}</b>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
