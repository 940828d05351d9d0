import type { Locale } from '../../facts/locales.ts';
import { localePath } from '../../facts/pages.ts';
import { type ArticleKey, anchor } from '../legal-text/article.ts';

/** Returns the path of an article of the terms, `/fr/cgv#article-clock`. */
export function articlePath(locale: Locale, key: ArticleKey<'terms'>): string {
  return `${localePath(locale, 'terms')}#${anchor(key)}`;
}
