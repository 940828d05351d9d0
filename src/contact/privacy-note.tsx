import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../locales.ts';
import { linkTo } from '../phrases/link-to.tsx';
import { localePath } from '../routes.ts';
import { company, retention } from '../site.ts';

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
