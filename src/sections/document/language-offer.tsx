import { Icon } from '../../artwork/icon.tsx';
import { getIntl } from '../../intl/get-intl.ts';
import { direction, type Locale, localeCodes, locales } from '../../site/locales.ts';
import { localePath, type Page, pages } from '../../site/pages.ts';

const bar =
  ':uno: [&:not([hidden])]:flex fixed bottom-4 items-center gap-x-3 rounded-button b-1 b-ink bg-surface ps-4 pe-1 text-note leading-tight print:hidden!';

/**
 * One hidden bar for each other language, at the foot of the window, where it moves nothing and,
 * on the contact page, is not below the form; the browser script shows the one that the visitor
 * prefers. It never redirects.
 */
export function LanguageOffer({ locale, page }: { locale: Locale; page: Page }) {
  return localeCodes
    .filter((code) => code !== locale)
    .map((code) => {
      const { t } = getIntl(code);
      return (
        <div
          key={code}
          hidden
          lang={locales[code].tag}
          dir={direction(code)}
          data-offer={code}
          className={`${bar} ${pages[page].hydrated ? ':uno: start-[var(--margin)]' : ':uno: end-[var(--margin)]'}`}
        >
          <a
            href={localePath(code, page)}
            hrefLang={code}
            className="font-600 min-h-11 inline-flex items-center"
          >
            {t('language.switch')}
          </a>
          <button
            type="button"
            data-dismiss=""
            aria-label={t('language.dismiss')}
            className="size-11 shrink-0 grid place-items-center cursor-pointer"
          >
            <Icon name="close" />
          </button>
        </div>
      );
    });
}
