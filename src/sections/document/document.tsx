import '../../styles/styles.css';
import 'virtual:uno.css';
import displayFont from '@fonts/display.woff2?url';
import textFont from '@fonts/text.woff2?url';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import languageScript from '../../browser/language.ts?worker&url';
import { type Locale, locales } from '../../facts/locales.ts';
import type { Page } from '../../facts/pages.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { LanguageOffer } from './language-offer.tsx';

type Props = {
  locale: Locale;
  page: Page;
  /** The query of links to other languages, with its question mark. */
  search: string;
  /** The nonce of a hydrated page's scripts. */
  nonce?: string | undefined;
  metadata: ReactNode;
  children: ReactNode;
};

export function Document({ locale, page, search, nonce, metadata, children }: Props) {
  const { t } = getIntl(locale);
  for (const font of [displayFont, textFont]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locales[locale].tag}>
      <head>
        {metadata}
        {import.meta.env.PROD && (
          <script src={languageScript} nonce={nonce} suppressHydrationWarning />
        )}
      </head>
      <body>
        <a
          href="#main"
          className="btn-primary absolute start-4 top-2 z-50 not-focus:[translate:0_-6rem]"
        >
          {t('skip.content')}
        </a>
        <Header locale={locale} page={page} search={search} />
        <main id="main" tabIndex={-1} className="relative">
          <LanguageOffer locale={locale} page={page} />
          {children}
        </main>
        <Footer locale={locale} page={page} search={search} />
      </body>
    </html>
  );
}
