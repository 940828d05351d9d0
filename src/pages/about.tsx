import type { Locale } from '../facts/locales.ts';
import { Founders } from '../sections/about/founders.tsx';
import { Philosophy } from '../sections/about/philosophy.tsx';
import { Pricing } from '../sections/pricing/pricing.tsx';

export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <Founders locale={locale} />
      <Pricing locale={locale} />
      <Philosophy locale={locale} />
    </>
  );
}
