import { Founders } from '../sections/about/founders.tsx';
import { Philosophy } from '../sections/about/philosophy.tsx';
import { Pricing } from '../sections/pricing/pricing.tsx';
import type { Locale } from '../site/locales.ts';

export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <Founders locale={locale} />
      <Pricing locale={locale} page="about" />
      <Philosophy locale={locale} />
    </>
  );
}
