import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { storageKeys } from '../../site.ts';
import { LegalTable } from '../legal-text/legal-table.tsx';

const uses = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

/** What the site writes in the browser: the two keys, named as they are found there. */
export function StorageTable({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <LegalTable
      caption={t('legals.cookies.caption')}
      columns={[
        t('legals.cookies.key'),
        t('legals.cookies.place'),
        t('legals.cookies.use'),
        t('legals.cookies.lifetime'),
      ]}
      rows={uses.map((use) => ({
        key: use,
        cells: [
          <code key="key">{storageKeys[use]}</code>,
          t(`legals.cookies.${use}.place`),
          t(`legals.cookies.${use}.use`),
          t(`legals.cookies.${use}.lifetime`),
        ],
      }))}
    />
  );
}
