import { Icon } from '../../artwork/icon.tsx';
import { type Locale, localeCodes, locales } from '../../facts/locales.ts';
import { localePath, type Page } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';

type Props = { locale: Locale; page: Page };

/**
 * A hidden bar with a hidden link to this page in each other language. `browser/language.ts` shows
 * the bar and the link to the preferred language before anything below it is painted, so nothing
 * moves. It never redirects.
 */
export function LanguageOffer({ locale, page }: Props) {
  const { t } = getIntl(locale);
  // Before React hydrates the page, the script changes attributes.
  return (
    <div
      hidden
      data-offer=""
      suppressHydrationWarning
      className="bg-surface b-b-1 b-line print:hidden!"
    >
      <div className="shell flex items-center justify-between gap-x-3 text-note leading-tight">
        {localeCodes
          .filter((code) => code !== locale)
          .map((code) => (
            <a
              key={code}
              hidden
              href={localePath(code, page)}
              lang={locales[code].tag}
              hrefLang={code}
              suppressHydrationWarning
              className="link font-600 min-h-9 items-center [&:not([hidden])]:inline-flex"
            >
              {locales[code].offer}
            </a>
          ))}
        <button
          type="button"
          aria-label={t('language.dismiss')}
          className="size-9 -me-[10px] shrink-0 grid place-items-center cursor-pointer"
        >
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
