import type { Locale } from '../../site/locales.ts';
import { localePath } from '../../site/pages.ts';
import { type ArticleKey, anchor } from '../legal-text/article.ts';

/** Returns the path of an article of the terms: `/fr/cgv#article-clock`. */
export function articlePath(locale: Locale, key: ArticleKey<'cgv'>): string {
  return `${localePath(locale, 'cgv')}#${anchor(key)}`;
}
