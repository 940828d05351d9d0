import type { Locale } from '#src/site/locales.ts';
import { type Change, ofMessages, withPart } from './change.ts';
import press from './press.json' with { type: 'json' };

const component = `import { getIntl } from '../intl/get-intl.ts';
import { PageTitle } from '../sections/page-title.tsx';
import type { Locale } from '../site/locales.ts';

export function Page({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <PageTitle eyebrow={t('press.eyebrow')} title={t('press.title')} lead={t('press.lead')} />
  );
}
`;

/** Adds a page `/press` with a heading. */
export const page: Change = {
  files: {
    'src/site/pages.ts': (source) =>
      withPart(
        source,
        '\n} as const satisfies Record<string, PageDefinition>',
        "\n  press: { path: '/press', type: 'WebPage' },$&",
      ),
    'src/og/cards.ts': (source) =>
      withPart(
        source,
        '\n} as const satisfies Record<Page, Card>',
        "\n  press: { drawing: 'voice', note: 'hero.price' },$&",
      ),
    'src/pages/press.tsx': () => component,
    ...ofMessages((messages, locale: Locale) => {
      const { name, description, lead } = press[locale];
      return {
        ...messages,
        'footer.press': name,
        'card.press': name,
        'press.eyebrow': name,
        'press.title': name,
        'press.lead': lead,
        'press.meta.title': `${name} | {brand}`,
        'press.meta.description': description,
        'press.meta.keywords': `${name}, ${messages['about.meta.keywords']}`,
      };
    }),
  },
};
