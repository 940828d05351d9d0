import { getIntl } from '../../intl/get-intl.ts';
import { storageKeys } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { Detail } from '../legal-text/detail.tsx';

const uses = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

export function StorageList({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <dl>
      {uses.map((use) => (
        <Detail key={use} term={<code>{storageKeys[use]}</code>}>
          <span className="block text-muted">{t(`legals.storage.${use}.place`)}</span>
          {t(`legals.storage.${use}.use`)} {t(`legals.storage.${use}.lifetime`)}
        </Detail>
      ))}
    </dl>
  );
}
