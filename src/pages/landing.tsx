import type { Locale } from '../facts/locales.ts';
import { Benefits } from '../sections/benefits.tsx';
import { Carousel } from '../sections/carousel.tsx';
import { Faq } from '../sections/faq.tsx';
import { Features } from '../sections/features.tsx';
import { Hero } from '../sections/hero/hero.tsx';
import { Pricing } from '../sections/pricing/pricing.tsx';
import { Process } from '../sections/process/process.tsx';
import { Reviews } from '../sections/reviews.tsx';
import { Stats } from '../sections/stats.tsx';

export function Page({ locale }: { locale: Locale }) {
  return (
    <>
      <Hero locale={locale} />
      <Stats locale={locale} />
      <Benefits locale={locale} />
      <Features locale={locale} />
      <Process locale={locale} />
      <Carousel locale={locale} />
      <Reviews locale={locale} />
      <Pricing locale={locale} />
      <Faq locale={locale} />
    </>
  );
}
