import type { Locale } from '../../site/locales.ts';
import { localePath } from '../../site/pages.ts';
import { anchor } from '../legal-text/article.ts';
import type { TermsKey } from './articles.ts';

/** Returns the path of an article of the terms: `/fr/cgv#article-clock`. */
export function articlePath(locale: Locale, key: TermsKey): string {
  return `${localePath(locale, 'cgv')}#${anchor(key)}`;
}
