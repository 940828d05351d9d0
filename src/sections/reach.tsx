import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../locales.ts';
import { companyPhone } from '../phrases/company.ts';
import { linkTo } from '../phrases/link-to.tsx';
import { company } from '../site.ts';

/** The people behind the site, by telephone and e-mail. */
export function Reach({ locale, className }: { locale: Locale; className?: string }) {
  const { rich } = getIntl(locale);
  return (
    <p className={className}>
      {rich('reach.text', {
        phone: companyPhone,
        tel: linkTo(`tel:${company.phone}`),
        email: company.email,
        mail: linkTo(`mailto:${company.email}`),
      })}
    </p>
  );
}
