import { company, host, publicationDirector } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { hostAddress, internationalPhone, postalAddress } from '../../intl/values/company.ts';
import { linkTo } from '../../intl/values/links.tsx';
import { storageKeys } from '../../storage-keys.ts';
import { publicUrls } from '../../urls.ts';
import { Detail } from '../legal-text/detail.tsx';
import type { Blocks } from '../legal-text/read-articles.ts';

const storageUses = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

/**
 * Returns the lists of the legal notice: the publisher, the hosting company with its name, address
 * and telephone (LCEN), the public URLs, and what the site stores in the browser.
 */
export function legalDetails(locale: Locale): Blocks {
  const { t, formatNumber } = getIntl(locale);
  const { home, pricing } = publicUrls(locale);
  return {
    'legalNotice.publisher.intro': (
      <dl>
        <Detail label={t('legalNotice.identity.brand')}>{company.brand}</Detail>
        <Detail label={t('legalNotice.identity.name')}>{company.legalName}</Detail>
        <Detail label={t('legalNotice.identity.form')}>
          <span lang="fr">{company.legalForm}</span>
        </Detail>
        <Detail label={t('legalNotice.identity.capital')}>
          {formatNumber(company.shareCapital, 'eur')}
        </Detail>
        <Detail label={t('legalNotice.identity.office')}>{postalAddress(locale)}</Detail>
        <Detail label={t('legalNotice.identity.registration')}>{company.registration}</Detail>
        <Detail label={t('legalNotice.identity.siret')}>{company.siret}</Detail>
        <Detail label={t('legalNotice.identity.vat')}>{company.vatNumber}</Detail>
        <Detail label={t('legalNotice.identity.director')}>{publicationDirector}</Detail>
      </dl>
    ),
    'legalNotice.host.title': (
      <dl>
        <Detail label={t('legalNotice.provider.name')}>{host.name}</Detail>
        <Detail label={t('legalNotice.provider.address')}>{hostAddress(locale)}</Detail>
        <Detail label={t('legalNotice.provider.phone')}>
          {linkTo(`tel:${host.phone}`)([internationalPhone(host.phone)])}
        </Detail>
        <Detail label={t('legalNotice.provider.website')}>{linkTo(host.url)([host.url])}</Detail>
      </dl>
    ),
    'legalNotice.addresses.title': (
      <dl>
        <Detail label={t('legalNotice.urls.home')}>{linkTo(home)([home])}</Detail>
        <Detail label={t('legalNotice.urls.pricing')}>{linkTo(pricing)([pricing])}</Detail>
      </dl>
    ),
    'legalNotice.cookies.none': (
      <dl>
        {storageUses.map((use) => (
          <Detail key={use} label={<code>{storageKeys[use]}</code>}>
            <span className="block text-muted">{t(`legalNotice.storage.${use}.place`)}</span>
            {t(`legalNotice.storage.${use}.use`)} {t(`legalNotice.storage.${use}.lifetime`)}
          </Detail>
        ))}
      </dl>
    ),
  };
}
