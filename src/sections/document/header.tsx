import { Logo } from '../../artwork/brand-marks.tsx';
import { Icon } from '../../artwork/icon.tsx';
import { company } from '../../facts/business.ts';
import { headerSections, localePath, sectionPath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { companyPhone } from '../../intl/values/company.ts';
import { BookingLink } from '../booking-link.tsx';
import { type FrameProps, LanguageLinks, LanguageMenu } from './language-menu.tsx';

/**
 * The sticky header: logo, section links, who we are, language, one button. From 1024 pixels on,
 * everything is in one row; beside a long brand name the button's text wraps.
 */
export function Header(props: FrameProps) {
  const { locale } = props;
  const { t } = getIntl(locale);
  return (
    <header className="sticky top-0 z-40 bg-paper b-b-1 b-line media-no-js:static print:static">
      <div className="shell flex flex-wrap lg:flex-nowrap items-center gap-x-3 sm:gap-x-4 lg:max-xl:gap-x-2 min-h-16 py-1">
        <a
          href={localePath(locale)}
          aria-label={t('nav.home', { brand: company.brand })}
          className="display-face wordmark inline-flex shrink-0 max-w-full items-center gap-1.5 sm:gap-2.5 min-h-11 no-underline"
        >
          <Logo className="size-8 sm:size-9" />
          <span className="max-[22rem]:hidden">{company.brand}</span>
        </a>
        <nav
          aria-label={t('nav.label')}
          className="ms-auto shrink-0 max-lg:hidden lg:max-xl:grow print:hidden"
        >
          <NavLinks {...props} className="flex items-center lg:max-xl:justify-evenly xl:gap-3" />
        </nav>
        <div className="ms-auto flex items-center gap-1 sm:gap-3 max-sm:(grow basis-[8.5rem] justify-end) print:hidden">
          <LanguageMenu {...props} />
          <BookingLink
            locale={locale}
            place="header"
            className="btn-primary min-h-11 px-4 lg:max-xl:px-3 py-1 text-note text-balance hyphens-manual max-sm:(px-2 text-tag)"
          >
            {t('action.book')}
          </BookingLink>
          <SheetButton icon="menu" label={t('nav.menu')} />
        </div>
      </div>
      <MobileMenu {...props} />
    </header>
  );
}

type NavLinksProps = FrameProps & { className: string };

function NavLinks({ locale, page, className }: NavLinksProps) {
  const { t } = getIntl(locale);
  return (
    <ul className={className}>
      {headerSections.map((section) => (
        <li key={section}>
          <a href={sectionPath(locale, page, section)} data-section={section} className="menu-link">
            {t(`section.${section}`)}
          </a>
        </li>
      ))}
      <li>
        <a
          href={localePath(locale, 'about')}
          aria-current={page === 'about' ? 'page' : undefined}
          className="menu-link"
        >
          {t('nav.about')}
        </a>
      </li>
    </ul>
  );
}

/** The full-height sheet on a phone; without JavaScript, a plain list below the header. */
function MobileMenu(props: FrameProps) {
  const { t } = getIntl(props.locale);
  return (
    <div
      id="menu"
      popover="auto"
      className="media-no-js:(block static! w-full h-auto) lg:hidden! fixed inset-0 w-full h-dvh max-h-none max-w-none overflow-y-auto scroll-pt-16 bg-paper text-ink"
    >
      <div className="shell pb-3 media-no-js:(flex pb-0 overflow-x-auto [&_*]:shrink-0)">
        <div className="sticky top-0 flex items-center justify-between bg-paper py-2 media-no-js:hidden">
          <Logo className="size-9" />
          <SheetButton icon="close" label={t('nav.close')} />
        </div>
        <nav aria-label={t('nav.label')}>
          <NavLinks
            {...props}
            className="display-face text-title tracking-[-0.02em] media-no-js:(flex text-body) [&>li]:(b-b-1 b-line) media-no-js:[&>li]:b-0 [&_a]:(min-h-12 w-full px-0) media-no-js:[&_a]:px-2"
          />
        </nav>
        <BookingLink
          locale={props.locale}
          place="menu"
          className="btn-primary w-full mt-4 media-no-js:hidden"
        >
          {t('action.book')}
        </BookingLink>
        <a href={`tel:${company.phone}`} className="btn-secondary w-full mt-3 media-no-js:hidden">
          {companyPhone}
        </a>
        <LanguageLinks
          {...props}
          className="mt-3 -mx-3 grid grid-cols-2 media-no-js:(flex items-center m-0)"
        />
      </div>
    </div>
  );
}

function SheetButton({ icon, label }: { icon: 'menu' | 'close'; label: string }) {
  return (
    <button
      type="button"
      popoverTarget="menu"
      aria-label={label}
      // Takes the focus when the sheet opens.
      autoFocus={icon === 'close'}
      className="lg:hidden media-no-js:hidden shrink-0 size-11 -me-2.5 grid place-items-center cursor-pointer"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
