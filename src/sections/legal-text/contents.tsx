import { Icon } from '../../artwork/icon.tsx';
import { articleAnchor } from '../../facts/pages.ts';
import type { Article } from './read-articles.ts';

type Titles = readonly Pick<Article, 'key' | 'title'>[];

/** The table of contents, collapsed above the text on a phone, sticky beside it from 1024 px on. */
export function Contents({ label, articles }: { label: string; articles: Titles }) {
  return (
    <nav aria-label={label} className="lg:col-span-4 print:hidden">
      <details className="mb-12 rounded-panel b-1 b-line bg-surface px-5 lg:hidden">
        <summary className="flex min-h-14 items-center justify-between font-600">
          {label}
          <Icon name="down" className="size-4 text-signal-ink" />
        </summary>
        <ContentsList articles={articles} />
      </details>
      <div className="sticky top-24 hidden max-h-[calc(100svh-8rem)] grid-rows-[auto_minmax(0,1fr)] lg:grid">
        <p className="eyebrow mb-4">{label}</p>
        <div className="follows-reader scroll-fade -ms-2 ps-2 pe-4 pb-6">
          <ContentsList articles={articles} />
        </div>
      </div>
    </nav>
  );
}

function ContentsList({ articles }: { articles: Titles }) {
  return (
    <ol className="[scroll-target-group:auto] pb-4 text-note leading-[1.35]">
      {articles.map(({ key, title }, index) => (
        <li key={key}>
          <a
            href={`#${articleAnchor(key)}`}
            className="grid grid-cols-[1.75rem_1fr] py-1.5 max-lg:py-2.5 text-muted no-underline hover:(text-ink underline) [&:target-current]:(text-ink font-600)"
          >
            <span aria-hidden="true" className="tabular-nums">
              {index + 1}
            </span>
            <span>{title}</span>
          </a>
        </li>
      ))}
    </ol>
  );
}
