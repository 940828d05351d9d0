import { Icon } from '../artwork/icon.tsx';
import { getIntl } from '../intl.ts';
import { direction, type Locale, localeCodes, locales } from '../locales.ts';
import { localePath, type Page } from '../routes.ts';

/**
 * One hidden bar for each other language; the browser script shows the one
 * that the visitor prefers. It never redirects.
 */
export function LanguageOffer({ locale, page }: { locale: Locale; page: Page }) {
  return localeCodes
    .filter((code) => code !== locale)
    .map((code) => {
      const { t } = getIntl(code);
      return (
        <aside
          key={code}
          hidden
          lang={locales[code].tag}
          dir={direction(code)}
          data-offer={code}
          className="[&:not([hidden])]:flex flex-wrap items-center justify-center max-sm:(justify-start text-start ps-5) gap-x-4 px-14 py-1 text-center text-[0.9375rem] bg-ink text-paper fixed inset-x-0 bottom-0 z-50 print:hidden"
        >
          <span>{t('language.offer')}</span>
          <a
            href={localePath(code, page)}
            hrefLang={code}
            data-language={code}
            className="font-600 min-h-11 inline-flex items-center"
          >
            {t('language.switch')}
          </a>
          <button
            type="button"
            data-dismiss=""
            aria-label={t('language.dismiss')}
            className="absolute end-2 top-1 size-11 grid place-items-center cursor-pointer"
          >
            <Icon name="close" />
          </button>
        </aside>
      );
    });
}
