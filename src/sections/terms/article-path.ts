import type { Locale } from '../../site/locales.ts';
import { localePath } from '../../site/pages.ts';
import { type ArticleKey, anchor } from '../legal-text/article.ts';

/** Returns the path of an article of the terms, `/fr/cgv#article-clock`, with the query `referral`. */
export function articlePath(locale: Locale, key: ArticleKey<'cgv'>, referral = ''): string {
  return `${localePath(locale, 'cgv')}${referral}#${anchor(key)}`;
}
