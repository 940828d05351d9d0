import { type Locale, localeCodes, locales } from '../../facts/locales.ts';
import { localePath, type Page } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';

/** Props of header and footer. */
export type FrameProps = {
  locale: Locale;
  page: Page;
  /** The query of links to other languages. */
  search?: string;
};

type LinksProps = FrameProps & { className?: string; isPlain?: boolean };

/** Links to this page in every language, with flags unless they are plain. */
export function LanguageLinks({ locale, page, search = '', className, isPlain }: LinksProps) {
  return (
    <ul className={className}>
      {localeCodes.map((code) => (
        <li key={code}>
          <a
            href={localePath(code, page) + search}
            lang={locales[code].tag}
            hrefLang={code}
            aria-current={code === locale ? 'true' : undefined}
            className={
              isPlain
                ? ':uno: foot-link'
                : ':uno: flex items-center gap-3 min-h-11 px-3 no-underline hover:underline aria-[current]:font-600'
            }
          >
            {!isPlain && <Flag locale={code} />}
            {locales[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The language dropdown. It is a popover, so Escape and a click outside close it. In a narrow
 * window without JavaScript, the languages are in the list below the header.
 */
export function LanguageMenu(props: FrameProps) {
  const { t } = getIntl(props.locale);
  return (
    <>
      <button
        type="button"
        popoverTarget="languages"
        aria-label={t('language.label', { language: locales[props.locale].name })}
        className="inline-flex shrink-0 items-center gap-2 min-h-11 px-2 text-note cursor-pointer hover:underline max-sm:hidden max-lg:media-no-js:hidden"
      >
        <Flag locale={props.locale} />
        <span lang={locales[props.locale].tag} className="whitespace-nowrap">
          {locales[props.locale].name}
        </span>
      </button>
      <div
        id="languages"
        popover="auto"
        className="max-sm:hidden w-52 p-2 bg-surface text-ink b-1 b-line rounded-panel"
      >
        <LanguageLinks {...props} />
      </div>
    </>
  );
}

function Flag({ locale }: { locale: Locale }) {
  return (
    <img
      src={`/flags/${locale}.svg`}
      // Not loaded on phones, which do not show it.
      loading="lazy"
      alt=""
      aria-hidden="true"
      width={20}
      height={20}
      className="size-5"
    />
  );
}
