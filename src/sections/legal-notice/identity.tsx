import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { brandUrls, company, host, publicationDirector } from '../../site.ts';
import { internationalPhone, linkTo, postalAddress } from '../legal-text/company-facts.tsx';
import { DetailList } from '../legal-text/detail-list.tsx';

const legalForm = <span lang="fr">{company.legalForm}</span>;

/** The company behind the site, as it is registered. */
export function Publisher({ locale }: { locale: Locale }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <DetailList
      details={[
        [t('legals.publisher.brand.term'), company.brand],
        [t('legals.publisher.name.term'), company.legalName],
        [t('legals.publisher.form.term'), legalForm],
        [t('legals.publisher.capital.term'), formatNumber(company.shareCapital, 'eur')],
        [t('legals.publisher.office.term'), postalAddress(locale)],
        [t('legals.publisher.registration.term'), company.registration],
        [t('legals.publisher.siret.term'), company.siret],
        [t('legals.publisher.vat.term'), company.vatNumber],
        [t('legals.publisher.director.term'), publicationDirector.name],
      ]}
    />
  );
}

/** The company that runs the servers: name, address and telephone (LCEN). */
export function Host({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <DetailList
      details={[
        [t('legals.host.name.term'), host.name],
        [t('legals.host.address.term'), host.address],
        [
          t('legals.host.phone.term'),
          linkTo(`tel:${host.phone}`)([internationalPhone(host.phone)]),
        ],
        [t('legals.host.website.term'), linkTo(host.url)([host.url])],
      ]}
    />
  );
}

/** The two public addresses of the brand (spec 2, Legal pages). */
export function Addresses({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <DetailList
      details={[
        [t('legals.addresses.home.term'), linkTo(brandUrls.home)([brandUrls.home])],
        [t('legals.addresses.pricing.term'), linkTo(brandUrls.pricing)([brandUrls.pricing])],
      ]}
    />
  );
}
