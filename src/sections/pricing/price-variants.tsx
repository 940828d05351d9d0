import { prepayment } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { monthByMonth } from '../../prices/commitment-price.ts';

/**
 * The monthly rate, and the one that all prepaid commitments share. CSS hides an element whose
 * `data-shown-for` lacks the chosen commitment.
 */
export const priceVariants = [
  { months: monthByMonth, shownFor: String(monthByMonth) },
  { months: prepayment.months[0], shownFor: prepayment.months.join(' ') },
];

type Props = {
  locale: Locale;
  price: number;
  className?: string;
};

/** The monthly price without prepayment, struck through. */
export function ListPrice({ locale, price, className }: Props) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <s data-shown-for={prepayment.months.join(' ')} className={className}>
      <span className="sr-only">{`${t('pricing.was')} `}</span>
      {formatNumber(price, 'eur')}
    </s>
  );
}
