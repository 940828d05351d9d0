import { company } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import type { Page } from '../../facts/pages.ts';
import { getIntl } from '../get-intl.ts';
import type { Tag } from '../messages.d.ts';

export function linkTo(href: string, hrefLang?: string): Tag {
  return (chunks) => (
    <a href={href} hrefLang={hrefLang} className="link">
      {chunks}
    </a>
  );
}

/** Returns the text of a link to a page. */
export function pageName(locale: Locale, page: Page): string {
  if (page === 'landing') return company.brand;
  return getIntl(locale).t(`page.${page}.name`);
}
