import type { ReactNode } from 'react';
import { ClosingRing, Logo } from '../../artwork/brand-marks.tsx';
import { Icon } from '../../artwork/icon.tsx';
import { yearInParis } from '../../clock/paris-time.ts';
import { claims, company, delivery } from '../../facts/business.ts';
import { localePath, pageNames, sectionPath } from '../../facts/pages.ts';
import { noBreakUnits } from '../../intl/formats.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { companyPhone, postalAddress } from '../../intl/values/company.ts';
import { pageName } from '../../intl/values/links.tsx';
import { BookingLink } from '../booking-link.tsx';
import { EmailAddress } from '../contact-line.tsx';
import { type FrameProps, LanguageLinks } from './language-menu.tsx';

export function Footer(props: FrameProps) {
  const { locale, page, search = '' } = props;
  const { t } = getIntl(locale);
  const year = yearInParis(Date.now());
  const pricing = sectionPath(locale, page, 'pricing');
  return (
    <footer className="night">
      <div className="relative overflow-hidden print:hidden">
        <div className="shell section max-md:pb-14">
          <p className="display-1 max-w-[9.4em] md:max-w-[min(9.4em,52vw)]">
            {t('footer.closing.title', { hours: delivery.hours })}
          </p>
          <a href={pricing} data-section="pricing" className="btn-primary flex w-fit mt-10">
            {t('action.plans')}
            <Icon name="arrow" />
          </a>
        </div>
        <ClosingRing className="relative aspect-square w-[118vw] max-w-none -ms-[9vw] -mb-[76vw] md:(absolute top-1/2 end-[max(-16vw,-14rem)] w-[min(56vw,48rem)] m-0 [translate:0_-50%]) lg:(end-[max(-12vw,-10rem)] h-[115%] w-auto)" />
      </div>
      <div className="shell pb-10">
        <div className="grid-12 items-baseline gap-y-10 py-12 md:max-lg:(grid-cols-[minmax(0,1fr)_auto] gap-x-10) b-t-1 b-line">
          <div className="lg:col-span-8 print:hidden">
            <p className="display-3">{t('footer.agency.title')}</p>
            <p className="mt-4 max-w-[30.6em] text-muted">
              {noBreakUnits(t('footer.agency.text', { listens: claims.listens }))}
            </p>
            <div className="mt-6 flex flex-wrap gap-3">
              <a
                href={sectionPath(locale, page, 'included')}
                data-section="included"
                className="button ink-ground text-paper hover:(bg-signal text-on-signal)"
              >
                {t('footer.agency.included')}
              </a>
              <BookingLink locale={locale} place="footer" className="btn-secondary">
                {t('action.schedule')}
              </BookingLink>
            </div>
          </div>
          <div className="lg:col-span-4">
            <ul className="b-b-1 b-line pb-4 mb-4 display-3">
              <FooterLink href={`tel:${company.phone}`}>{companyPhone}</FooterLink>
              <FooterLink href={`mailto:${company.email}`}>
                <EmailAddress />
              </FooterLink>
            </ul>
            <nav aria-label={t('footer.label')} className="print:hidden">
              <ul>
                {pageNames
                  .filter((name) => name !== 'landing')
                  .map((name) => (
                    <FooterLink
                      key={name}
                      href={localePath(locale, name) + (name === 'contact' ? search : '')}
                      current={name === page}
                    >
                      {pageName(locale, name)}
                    </FooterLink>
                  ))}
              </ul>
            </nav>
          </div>
        </div>
        <LanguageLinks
          {...props}
          isPlain
          className="flex flex-wrap gap-x-6 py-3 text-note b-t-1 b-line print:hidden"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-8 text-note text-muted b-t-1 b-line">
          <Logo className="size-8" />
          <p className="max-md:flex-[1_1_12rem]">
            {t('footer.rights', { year: String(year), brand: company.brand })}
          </p>
          <p className="md:max-lg:w-full lg:ms-auto">{`${company.legalName}, ${postalAddress(locale)}`}</p>
        </div>
      </div>
    </footer>
  );
}

type LinkProps = { href: string; current?: boolean; children: ReactNode };

function FooterLink({ href, current, children }: LinkProps) {
  return (
    <li>
      <a href={href} aria-current={current ? 'page' : undefined} className="foot-link">
        {children}
      </a>
    </li>
  );
}
