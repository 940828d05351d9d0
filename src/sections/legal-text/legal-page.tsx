import type { ReactNode } from 'react';
import type { LegalPageName } from '../../facts/articles.ts';
import { prevailingLanguage } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { localePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { ArticleText } from './article.tsx';
import { Contents } from './contents.tsx';
import { type Blocks, readArticles, type Translate } from './read-articles.ts';

type Props = {
  locale: Locale;
  page: LegalPageName;
  /** A full-width drawing, as on the page's card. */
  drawing: ReactNode;
  /** Since when the text is in force. */
  date?: ReactNode;
  translate: Translate;
  blocks: Blocks;
};

/** A contract or notice: title, table of contents, articles. */
export function LegalPage({ locale, page, drawing, date, translate, blocks }: Props) {
  const { t, rich } = getIntl(locale);
  const articles = readArticles(page, translate, blocks);
  return (
    <>
      <div className="relative overflow-clip pb-[clamp(3rem,6vw,5rem)] pt-[clamp(3.5rem,8vw,7rem)] print:py-4">
        <div className="shell">
          <p className="eyebrow">{t(`${page}.eyebrow`)}</p>
          <h1 className="display-2 mt-3">{t(`${page}.title`)}</h1>
          <p className="lead mt-6">{t(`${page}.lead`)}</p>
          {date && <p className="mt-6 text-note text-muted">{date}</p>}
          {locale !== prevailingLanguage && (
            <p role="note" className="mt-8 max-w-[38rem] b-s-3 b-signal ps-5 text-note">
              {rich(`${page}.prevailing`, {
                link: linkTo(localePath(prevailingLanguage, page), prevailingLanguage),
              })}
            </p>
          )}
        </div>
        {drawing}
      </div>
      <div className="with-contents shell pb-[var(--page-end)] grid-12 max-lg:block">
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
    </>
  );
}
