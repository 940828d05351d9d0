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
      <Detail term={t('legals.publisher.brand.term')}>{company.brand}</Detail>
      <Detail term={t('legals.publisher.name.term')}>{company.legalName}</Detail>
      <Detail term={t('legals.publisher.form.term')}>
        <span lang="fr">{company.legalForm}</span>
      </Detail>
      <Detail term={t('legals.publisher.capital.term')}>
        {formatNumber(company.shareCapital, 'eur')}
      </Detail>
      <Detail term={t('legals.publisher.office.term')}>{postalAddress(locale)}</Detail>
      <Detail term={t('legals.publisher.registration.term')}>{company.registration}</Detail>
      <Detail term={t('legals.publisher.siret.term')}>{company.siret}</Detail>
      <Detail term={t('legals.publisher.vat.term')}>{company.vatNumber}</Detail>
      <Detail term={t('legals.publisher.director.term')}>{publicationDirector.name}</Detail>
    </dl>
  );
}

/** The hosting company: name, address and telephone (LCEN). */
export function Host({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <dl>
      <Detail term={t('legals.host.name.term')}>{host.name}</Detail>
      <Detail term={t('legals.host.address.term')}>{host.address}</Detail>
      <Detail term={t('legals.host.phone.term')}>
        {linkTo(`tel:${host.phone}`)([internationalPhone(host.phone)])}
      </Detail>
      <Detail term={t('legals.host.website.term')}>{linkTo(host.url)([host.url])}</Detail>
    </dl>
  );
}

export function Addresses({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const { home, pricing } = publicUrls(locale);
  return (
    <dl>
      <Detail term={t('legals.addresses.home.term')}>{linkTo(home)([home])}</Detail>
      <Detail term={t('legals.addresses.pricing.term')}>{linkTo(pricing)([pricing])}</Detail>
    </dl>
  );
}
