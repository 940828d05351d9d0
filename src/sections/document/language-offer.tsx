import { Icon } from '../../artwork/icon.tsx';
import { type Locale, localeCodes, locales } from '../../facts/locales.ts';
import { localePath, type Page, pages } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';

const bar =
  ':uno: [&:not([hidden])]:flex absolute top-0 start-[var(--edge)] z-30 items-center gap-x-3 rounded-b-button b-1 b-t-0 b-ink bg-surface ps-4 pe-1 text-note leading-tight print:hidden!';

const atFoot =
  ':uno: lg:(fixed top-auto bottom-4 start-auto end-[var(--margin)] b-t-1 rounded-button)';

/**
 * A hidden bar with a hidden link to this page in each other language. The browser script shows the
 * bar and the link to the preferred language, without a layout shift. On a wide page without a form, which it would cover, it is at
 * the foot of the window. Elsewhere it is above the title. It never redirects.
 */
export function LanguageOffer({ locale, page }: { locale: Locale; page: Page }) {
  const { t } = getIntl(locale);
  return (
    <div hidden data-offer="" className={`${bar} ${pages[page].hydrated ? '' : atFoot}`}>
      {localeCodes
        .filter((code) => code !== locale)
        .map((code) => (
          <a
            key={code}
            hidden
            href={localePath(code, page)}
            lang={locales[code].tag}
            hrefLang={code}
            className="font-600 min-h-11 items-center [&:not([hidden])]:inline-flex"
          >
            {locales[code].offer}
          </a>
        ))}
      <button
        type="button"
        aria-label={t('language.dismiss')}
        className="size-11 shrink-0 grid place-items-center cursor-pointer"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
