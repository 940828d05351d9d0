import { getIntl } from '../../intl/get-intl.ts';
import { linkTo } from '../../intl/phrases/link-to.tsx';
import type { Locale } from '../../site/locales.ts';
import { localePath } from '../../site/pages.ts';
import { prevailingLanguage } from '../../site/site.ts';

/** A note on translations that the French text prevails, with a link to it. */
export function PrevailingNote({ locale, page }: { locale: Locale; page: 'cgv' | 'legals' }) {
  if (locale === prevailingLanguage) return null;
  const { rich } = getIntl(locale);
  return (
    <p role="note" className="mt-8 max-w-[32rem] b-s-3 b-signal ps-5 font-500">
      {rich(`${page}.prevailing`, {
        link: linkTo(localePath(prevailingLanguage, page), prevailingLanguage),
      })}
    </p>
  );
}
