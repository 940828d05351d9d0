import { getIntl } from '../intl/get-intl.ts';
import { linkTo } from '../intl/phrases/link-to.tsx';
import type { Locale } from '../site/locales.ts';
import { localePath } from '../site/pages.ts';
import { company, retention } from '../site/site.ts';

/** What becomes of the details, said where they are collected (GDPR, art. 13). */
export function PrivacyNote({ locale }: { locale: Locale }) {
  const { rich } = getIntl(locale);
  return (
    <p className="mt-6 text-note text-muted text-pretty">
      {rich('contact.privacy', {
        brand: company.brand,
        years: retention.years,
        notice: linkTo(localePath(locale, 'legals')),
      })}
    </p>
  );
}
