import { Terms, TermsTitle } from '../sections/terms/terms.tsx';
import type { Locale } from '../site/locales.ts';

/** The terms of sale. */
export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <TermsTitle locale={locale} />
      <Terms locale={locale} />
    </>
  );
}
