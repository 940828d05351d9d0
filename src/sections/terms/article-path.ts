import type { Locale } from '../../facts/locales.ts';
import { localePath } from '../../facts/pages.ts';
import { type ArticleKey, anchor } from '../legal-text/article.ts';

/** Returns the path of an article of the terms, `/fr/cgv#article-clock`, with the query `referral`. */
export function articlePath(locale: Locale, key: ArticleKey<'terms'>, referral = ''): string {
  return `${localePath(locale, 'terms')}${referral}#${anchor(key)}`;
}
