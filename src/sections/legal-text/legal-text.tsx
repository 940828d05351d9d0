import { getIntl } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import type { Blocks, LegalPage, Translate } from './article.ts';
import { ArticleText } from './article-text.tsx';
import { Contents } from './contents.tsx';
import { readArticles } from './read-articles.ts';

/** A contract or notice: its articles, and the table of contents from the same list. */
export function LegalText({
  locale,
  page,
  translate,
  blocks,
}: {
  locale: Locale;
  page: LegalPage;
  translate: Translate;
  blocks: Blocks;
}) {
  const { t } = getIntl(locale);
  const articles = readArticles(page, translate, blocks);
  return (
    <div className="with-contents shell pb-[var(--foot)] columns max-lg:block print:(block p-0)">
      <Contents label={t(`${page}.contents`)} articles={articles} />
      <div className="articles lg:col-span-8">
        {articles.map((article, index) => (
          <ArticleText
            key={article.key}
            number={t(`${page}.article`, { n: index + 1 })}
            article={article}
          />
        ))}
      </div>
    </div>
  );
}
