import { getIntl } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';

/** What a month costs without paying in advance, struck through. */
export function ListPrice({ locale, price }: { locale: Locale; price: number }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <>
      <s>
        <span className="sr-only">{`${t('pricing.offer.was')} `}</span>
        {formatNumber(price, 'eur')}
      </s>{' '}
    </>
  );
}
