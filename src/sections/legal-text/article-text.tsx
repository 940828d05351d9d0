import type { MessageId } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import { anchor, type NumberedArticle, type Part, type Translate } from './article.ts';
import { Detail } from './detail.tsx';

/** An article: a heading that links to itself, then its parts in order. */
export function ArticleText<Id extends MessageId>({
  locale,
  article,
  translate,
}: {
  locale: Locale;
  article: NumberedArticle<Id>;
  translate: Translate<Id>;
}) {
  const id = anchor(article.key);
  return (
    <section
      id={id}
      className="max-w-[42rem] scroll-mt-24 b-t-1 py-10 first:(b-t-0 pt-0) print:(max-w-none py-3)"
    >
      <h2 className="mb-5 print:(mb-2 break-after-avoid)">
        <a href={`#${id}`} className="group block no-underline">
          <span className="eyebrow block">{article.number}</span>{' '}
          <span className="display-3 mt-2 block group-hover:underline">{article.title}</span>
        </a>
      </h2>
      <div className="flex flex-col gap-4 print:gap-2">
        {article.parts.map((part, index) => (
          <PartText key={partKey(part, index)} locale={locale} part={part} translate={translate} />
        ))}
      </div>
    </section>
  );
}

function PartText<Id extends MessageId>({
  locale,
  part,
  translate,
}: {
  locale: Locale;
  part: Part<Id>;
  translate: Translate<Id>;
}) {
  if (typeof part === 'function') return part({ locale });
  if (typeof part === 'string') return <p className="measure">{translate(part)}</p>;
  if ('strong' in part) {
    return (
      <p className="b-s-3 b-signal ps-5 measure">
        <strong>{translate(part.strong)}</strong>
      </p>
    );
  }
  if ('list' in part) {
    return (
      <ul className="flex flex-col gap-1.5 measure">
        {part.list.map((id) => (
          <li key={id} className="relative ps-6">
            <span aria-hidden="true" className="absolute start-0 text-signal-ink">
              –
            </span>
            {translate(id)}
          </li>
        ))}
      </ul>
    );
  }
  if ('terms' in part) {
    return (
      <dl>
        {part.terms.map(([term, text]) => (
          <Detail key={term} term={translate(term)}>
            {translate(text)}
          </Detail>
        ))}
      </dl>
    );
  }
  return (
    <ol className="flex flex-col measure">
      {part.stages.map(([term, text], index) => (
        <li key={term} className="grid grid-cols-[2.5rem_1fr] b-t-1 py-4 print:py-1">
          <span
            aria-hidden="true"
            className="display-face text-xl leading-[1.3] text-signal-ink tabular-nums"
          >
            {index + 1}
          </span>
          <p>
            <b className="block">{translate(term)}</b>
            {translate(text)}
          </p>
        </li>
      ))}
    </ol>
  );
}

function partKey(part: Part, index: number): string {
  return typeof part === 'string' ? part : `part-${index}`;
}
