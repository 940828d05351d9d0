import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { AboutPage } from './about.tsx';
import { CgvPage } from './cgv.tsx';
import { LandingPage } from './landing.tsx';
import { LegalsPage } from './legals.tsx';

const components: Record<Page, (props: { locale: Locale }) => ReactNode> = {
  landing: LandingPage,
  about: AboutPage,
  contact: LandingPage,
  legals: LegalsPage,
  cgv: CgvPage,
};

/** The page of a route. */
export function renderPage(locale: Locale, page: Page): ReactNode {
  const Component = components[page];
  return <Component locale={locale} />;
}
