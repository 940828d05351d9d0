import { getIntl } from '../../intl/get-intl.ts';
import { internationalPhone, postalAddress } from '../../intl/phrases/company.ts';
import { linkTo } from '../../intl/phrases/link-to.tsx';
import { publicUrls } from '../../runtime/urls.ts';
import type { Locale } from '../../site/locales.ts';
import { company, host, publicationDirector } from '../../site/site.ts';
import { Detail } from '../legal-text/detail.tsx';

/** The registered details of the company that publishes the site. */
export function Publisher({ locale }: { locale: Locale }) {
  const { t, formatNumber } = getIntl(locale);
  return (
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
  );
}

/** The hosting company: name, address and telephone (LCEN). */
export function Host({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <dl>
      <Detail term={t('legals.provider.name')}>{host.name}</Detail>
      <Detail term={t('legals.provider.address')}>{host.address}</Detail>
      <Detail term={t('legals.provider.phone')}>
        {linkTo(`tel:${host.phone}`)([internationalPhone(host.phone)])}
      </Detail>
      <Detail term={t('legals.provider.website')}>{linkTo(host.url)([host.url])}</Detail>
    </dl>
  );
}

export function Addresses({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const { home, pricing } = publicUrls(locale);
  return (
    <dl>
      <Detail term={t('legals.urls.home')}>{linkTo(home)([home])}</Detail>
      <Detail term={t('legals.urls.pricing')}>{linkTo(pricing)([pricing])}</Detail>
    </dl>
  );
}
