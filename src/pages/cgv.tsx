import { Document } from '../sections/document/document.tsx';
import { Terms, TermsTitle } from '../sections/terms/terms.tsx';
import type { Locale } from '../site/locales.ts';

/** The terms of sale. */
export function Page({ locale }: { locale: Locale }) {
  return (
    <Document locale={locale} page="cgv">
      <TermsTitle locale={locale} />
      <Terms locale={locale} />
    </Document>
  );
}
