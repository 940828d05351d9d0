import { Terms, TermsTitle } from '../sections/terms/terms.tsx';
import type { Locale } from '../site/locales.ts';

export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <TermsTitle locale={locale} />
      <Terms locale={locale} />
    </>
  );
}
