import type { ReactNode } from 'react';
import type { Locale } from '../locales.ts';
import type { Page } from '../routes.ts';
import { AboutPage } from './about.tsx';
import { CgvPage } from './cgv.tsx';
import { ContactPage } from './contact.tsx';
import { LandingPage } from './landing.tsx';
import { LegalsPage } from './legals.tsx';

type PageProps = { locale: Locale; query: string };

const components: Record<Page, (props: PageProps) => ReactNode> = {
  landing: LandingPage,
  about: AboutPage,
  contact: ContactPage,
  legals: LegalsPage,
  cgv: CgvPage,
};

/** The page of a route; `query` is the address's, without the question mark. */
export function renderPage(locale: Locale, page: Page, query: string): ReactNode {
  const Component = components[page];
  return <Component locale={locale} query={query} />;
}
