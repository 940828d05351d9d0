import type { ReactNode } from 'react';
import { getIntl } from '../../intl/get-intl.ts';
import { monthByMonth, termMonths } from '../../prices/term-price.ts';
import type { Locale } from '../../site/locales.ts';
import { prepayment } from '../../site/site.ts';

/** Content for the monthly term, and content shared by all prepaid terms. */
export function MonthlyOrPrepaid({ content }: { content: (months: number) => ReactNode }) {
  const [first] = prepayment.months;
  return (
    <>
      <span data-months={monthByMonth}>{content(monthByMonth)}</span>
      <span data-months={prepayment.months.join(' ')}>{content(first)}</span>
    </>
  );
}

/** Content for each term; CSS shows that of the chosen one. */
export function ByTerm({ content }: { content: (months: number) => ReactNode }) {
  return termMonths.map((months) => (
    <span key={months} data-months={months}>
      {content(months)}
    </span>
  ));
}

/** The monthly price without prepayment, struck through. */
export function ListPrice({ locale, price }: { locale: Locale; price: number }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <>
      <s>
        <span className="sr-only">{`${t('pricing.growth.was')} `}</span>
        {formatNumber(price, 'eur')}
      </s>{' '}
    </>
  );
}
