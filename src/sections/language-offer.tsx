import { Icon } from '../artwork/icon.tsx';
import { getIntl } from '../intl/get-intl.ts';
import { direction, type Locale, localeCodes, locales } from '../site/locales.ts';
import { localePath, type Page } from '../site/pages.ts';

/**
 * One hidden line for each other language; the browser script shows the one
 * that the visitor prefers. It never redirects.
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
          className="[&:not([hidden])]:flex shell items-center gap-x-4 ink-ground text-paper leading-tight print:hidden!"
        >
          <span className="max-sm:sr-only">{t('language.offer')}</span>
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
            className="ms-auto -me-2 size-11 shrink-0 grid place-items-center cursor-pointer"
          >
            <Icon name="close" />
          </button>
        </div>
      );
    });
}
