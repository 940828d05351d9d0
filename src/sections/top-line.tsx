import { companyPhone } from '../intl/phrases/company.ts';
import type { Locale } from '../site/locales.ts';
import type { Page } from '../site/pages.ts';
import { company } from '../site/site.ts';
import { LanguageOffer } from './language-offer.tsx';

/**
 * The line above the header: telephone and e-mail, or in their place the offer
 * of another language. It keeps its height, so the offer moves nothing.
 */
export function TopLine({ locale, page }: { locale: Locale; page: Page }) {
  return (
    <div className="min-h-11 b-b-1 text-note">
      <LanguageOffer locale={locale} page={page} />
      <ul data-reach="" className="shell flex justify-between gap-x-6 text-muted">
        <TopLink href={`tel:${company.phone}`}>{companyPhone}</TopLink>
        <TopLink href={`mailto:${company.email}`}>{company.email}</TopLink>
      </ul>
    </div>
  );
}

function TopLink({ href, children }: { href: string; children: string }) {
  return (
    <li className="last:max-sm:hidden">
      <a
        href={href}
        className="inline-flex items-center min-h-11 leading-tight no-underline hover:underline"
      >
        {children}
      </a>
    </li>
  );
}
