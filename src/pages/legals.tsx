import { Document } from '../document.tsx';
import type { Locale } from '../locales.ts';
import { LegalNotice, LegalNoticeTitle } from '../sections/legal-notice/legal-notice.tsx';

/** The legal notice. */
export function Page({ locale }: { locale: Locale }) {
  return (
    <Document locale={locale} page="legals">
      <LegalNoticeTitle locale={locale} />
      <LegalNotice locale={locale} />
    </Document>
  );
}
