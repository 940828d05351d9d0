import type { MessageId } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import type { NumberedArticle, Translate } from './article.ts';
import { ArticleText } from './article-text.tsx';
import { Contents } from './contents.tsx';

/** A contract or notice: its articles, and the table of contents from the same list. */
export function LegalText<Id extends MessageId>({
  locale,
  contents,
  articles,
  translate,
}: {
  locale: Locale;
  contents: string;
  articles: readonly NumberedArticle<Id>[];
  translate: Translate<Id>;
}) {
  return (
    <div className="shell pb-[clamp(4.5rem,10vw,9rem)] lg:(grid grid-cols-[19rem_minmax(0,1fr)] gap-x-[clamp(3rem,7vw,8rem)]) print:(block p-0)">
      <Contents label={contents} articles={articles} />
      <div className="articles">
        {articles.map((article) => (
          <ArticleText key={article.key} locale={locale} article={article} translate={translate} />
        ))}
      </div>
    </div>
  );
}
