import { LegalNotice, LegalNoticeTitle } from '../sections/legal-notice/legal-notice.tsx';
import type { Locale } from '../site/locales.ts';

export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <LegalNoticeTitle locale={locale} />
      <LegalNotice locale={locale} />
    </>
  );
}
