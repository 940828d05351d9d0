import { Fragment } from 'react';
import { company } from '../facts/business.ts';
import type { Locale } from '../facts/locales.ts';
import { getIntl } from '../intl/get-intl.ts';
import { companyPhone } from '../intl/values/company.ts';
import { linkTo } from '../intl/values/links.tsx';

type Props = {
  locale: Locale;
  message?: 'contactLine.text' | 'contact.sent.correct';
  className?: string;
};

/** Our e-mail address, which may break after its signs rather than inside a word. */
export function EmailAddress() {
  return company.email.split(/(?<=[@.])/).map((part) => (
    <Fragment key={part}>
      {part}
      <wbr />
    </Fragment>
  ));
}

/** The people behind the site, with telephone and e-mail. */
export function ContactLine({ locale, message = 'contactLine.text', className }: Props) {
  const { rich } = getIntl(locale);
  return (
    <p className={className}>
      {rich(message, {
        phone: companyPhone,
        tel: linkTo(`tel:${company.phone}`),
        email: <EmailAddress />,
        mail: linkTo(`mailto:${company.email}`),
      })}
    </p>
  );
}
