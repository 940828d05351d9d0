/** The component of a page `/press` with a heading. */
export const component = `import { getIntl } from '../intl/get-intl.ts';
import { PageTitle } from '../sections/page-title.tsx';
import type { Locale } from '../facts/locales.ts';

export function Page({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <PageTitle eyebrow={t('press.eyebrow')} title={t('press.title')} lead={t('press.lead')} />
  );
}
`;

/** The page's entry in each table, and the line that ends the table. */
export const entries = [
  {
    file: 'src/facts/pages.ts',
    end: '} as const satisfies Record<string, PageDefinition>',
    entry: "  press: { path: '/press', type: 'WebPage' },\n",
  },
  {
    file: 'src/og/cards.ts',
    end: '} as const satisfies Record<Page, {',
    entry: "  press: { drawing: 'voice', note: 'hero.price' },\n",
  },
] as const;
