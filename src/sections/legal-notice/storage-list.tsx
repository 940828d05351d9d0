import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { storageKeys } from '../../site.ts';
import { DetailList } from '../legal-text/detail-list.tsx';

const uses = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

/** What the site writes in the browser: the two keys, named as they are found there (spec 7). */
export function StorageList({ locale }: { locale: Locale }) {
  return (
    <DetailList
      details={uses.map((use) => [
        <code key="key">{storageKeys[use]}</code>,
        <StorageUse key="use" locale={locale} use={use} />,
      ])}
    />
  );
}

function StorageUse({ locale, use }: { locale: Locale; use: (typeof uses)[number] }) {
  const { t } = getIntl(locale);
  return (
    <>
      <span className="block text-muted">{t(`legals.cookies.${use}.place`)}</span>
      {t(`legals.cookies.${use}.use`)} {t(`legals.cookies.${use}.lifetime`)}
    </>
  );
}
