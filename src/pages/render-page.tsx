import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { LandingPage } from './landing.tsx';

const components: Record<Page, (props: { locale: Locale }) => ReactNode> = {
  landing: LandingPage,
  about: LandingPage,
  contact: LandingPage,
  legals: LandingPage,
  cgv: LandingPage,
};

/** The page of a route. */
export function renderPage(locale: Locale, page: Page): ReactNode {
  const Component = components[page];
  return <Component locale={locale} />;
}
