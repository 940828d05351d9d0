import { Document } from '../document.tsx';
import type { Locale } from '../locales.ts';
import { Terms, TermsTitle } from '../sections/terms/terms.tsx';

/** The terms of sale. */
export function Page({ locale }: { locale: Locale }) {
  return (
    <Document locale={locale} page="cgv">
      <TermsTitle locale={locale} />
      <Terms locale={locale} />
    </Document>
  );
}
