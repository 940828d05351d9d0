import { getIntl } from '../../intl/get-intl.ts';
import { internationalPhone, postalAddress } from '../../intl/phrases/company.ts';
import { linkTo } from '../../intl/phrases/link-to.tsx';
import { publicUrls } from '../../runtime/urls.ts';
import { storageKeys } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { company, host, publicationDirector } from '../../site/site.ts';
import type { Blocks } from '../legal-text/article.ts';
import { Detail } from '../legal-text/detail.tsx';

const storageUses = Object.keys(storageKeys) as (keyof typeof storageKeys)[];

/**
 * Returns the lists of the legal notice: the publisher, the hosting company with its name, address
 * and telephone (LCEN), the public URLs, and what the site stores in the browser.
 */
export function legalDetails(locale: Locale): Blocks {
  const { t, formatNumber } = getIntl(locale);
  const { home, pricing } = publicUrls(locale);
  return {
    'legals.publisher.intro': (
      <dl>
        <Detail term={t('legals.identity.brand')}>{company.brand}</Detail>
        <Detail term={t('legals.identity.name')}>{company.legalName}</Detail>
        <Detail term={t('legals.identity.form')}>
          <span lang="fr">{company.legalForm}</span>
        </Detail>
        <Detail term={t('legals.identity.capital')}>
          {formatNumber(company.shareCapital, 'eur')}
        </Detail>
        <Detail term={t('legals.identity.office')}>{postalAddress(locale)}</Detail>
        <Detail term={t('legals.identity.registration')}>{company.registration}</Detail>
        <Detail term={t('legals.identity.siret')}>{company.siret}</Detail>
        <Detail term={t('legals.identity.vat')}>{company.vatNumber}</Detail>
        <Detail term={t('legals.identity.director')}>{publicationDirector.name}</Detail>
      </dl>
    ),
    'legals.host.title': (
      <dl>
        <Detail term={t('legals.provider.name')}>{host.name}</Detail>
        <Detail term={t('legals.provider.address')}>{host.address}</Detail>
        <Detail term={t('legals.provider.phone')}>
          {linkTo(`tel:${host.phone}`)([internationalPhone(host.phone)])}
        </Detail>
        <Detail term={t('legals.provider.website')}>{linkTo(host.url)([host.url])}</Detail>
      </dl>
    ),
    'legals.addresses.title': (
      <dl>
        <Detail term={t('legals.urls.home')}>{linkTo(home)([home])}</Detail>
        <Detail term={t('legals.urls.pricing')}>{linkTo(pricing)([pricing])}</Detail>
      </dl>
    ),
    'legals.cookies.none': (
      <dl>
        {storageUses.map((use) => (
          <Detail key={use} term={<code>{storageKeys[use]}</code>}>
            <span className="block text-muted">{t(`legals.storage.${use}.place`)}</span>
            {t(`legals.storage.${use}.use`)} {t(`legals.storage.${use}.lifetime`)}
          </Detail>
        ))}
      </dl>
    ),
  };
}
