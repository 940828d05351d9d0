import { company, dataAuthority, host, recording, retention } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { localePath } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { companyPhone, companyValues } from '../../intl/values/company.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { LegalPage } from '../legal-text/legal-page.tsx';
import type { ArticleId } from '../legal-text/read-articles.ts';
import { legalDetails } from './details.tsx';

/** The legal notice, with the personal-data section that the contact form requires. */
export function LegalNotice({ locale }: { locale: Locale }) {
  const { rich } = getIntl(locale);
  const values = {
    ...companyValues(locale),
    phoneNumber: companyPhone,
    phone: linkTo(`tel:${company.phone}`),
    contact: linkTo(localePath(locale, 'contact')),
    terms: linkTo(localePath(locale, 'terms')),
    credit: recording.credit,
    host: host.name,
    years: retention.years,
    authorityName: dataAuthority.name,
    authority: linkTo(dataAuthority.url),
  };
  return (
    <LegalPage
      locale={locale}
      page="legalNotice"
      drawing={<ParagraphSign />}
      translate={(id) => rich(id as ArticleId<'legalNotice'>, values)}
      blocks={legalDetails(locale)}
    />
  );
}

function ParagraphSign() {
  return (
    <div
      aria-hidden="true"
      className="absolute bottom-0 inset-x-0 h-full max-lg:hidden print:hidden pointer-events-none"
    >
      <p className="display-face leading-[0.5] text-signal absolute end-[8vw] top-[calc(50%-0.3em)] text-mark">
        §
      </p>
    </div>
  );
}
