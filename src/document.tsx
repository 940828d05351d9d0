import './styles/styles.css';
import 'virtual:uno.css';
import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import enhance from './browser/enhance.ts?worker&url';
import { yearInParis } from './clock/paris-time.ts';
import { getIntl } from './intl.ts';
import { direction, type Locale, locales } from './locales.ts';
import { scriptNonce } from './request.ts';
import type { Page } from './routes.ts';
import { Footer } from './sections/footer.tsx';
import { Header } from './sections/header.tsx';
import { ReferralLine } from './sections/referral-line.tsx';
import { Metadata } from './seo/metadata.tsx';
import displayFont from './styles/fonts/display.woff2?url';
import textFont from './styles/fonts/text.woff2?url';

/** The shell of every page: html, head, skip link, header, main, footer. */
export function Document({
  locale,
  page,
  metadata = <Metadata locale={locale} page={page} />,
  header = <Header locale={locale} page={page} />,
  footer = <Footer locale={locale} page={page} year={yearInParis(Date.now())} />,
  children,
}: {
  locale: Locale;
  page: Page;
  /** These three are passed in by a page that does not make them each time. */
  metadata?: ReactNode;
  header?: ReactNode;
  footer?: ReactNode;
  children: ReactNode;
}) {
  const { t } = getIntl(locale);
  for (const font of [displayFont, textFont]) {
    preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <html lang={locales[locale].tag} dir={direction(locale)} data-locale={locale}>
      <head>
        {metadata}
        {/* Delays the first paint until the header is complete: its links would move otherwise. */}
        <link rel="expect" href="#menu" blocking="render" />
        {/*
         * The first view does not need it: styles and fonts go first. waku.client.tsx loads it in
         * development.
         */}
        {import.meta.env.DEV || (
          <script type="module" src={enhance} fetchPriority="low" nonce={scriptNonce()} />
        )}
      </head>
      <body>
        <a
          href="#main"
          className="btn-primary absolute start-4 top-2 z-50 not-focus:[translate:0_-6rem]"
        >
          {t('skip.content')}
        </a>
        {header}
        <main id="main" tabIndex={-1} className="relative">
          {page !== 'contact' && <ReferralLine locale={locale} page={page} />}
          {children}
        </main>
        {footer}
      </body>
    </html>
  );
}
