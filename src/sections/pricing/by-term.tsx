import type { ReactNode } from 'react';
import { getIntl } from '../../intl/get-intl.ts';
import { monthByMonth, termMonths } from '../../prices/term-price.ts';
import type { Locale } from '../../site/locales.ts';
import { prepayment } from '../../site/site.ts';

/** One content for month by month, another for all prepaid terms. */
export function MonthlyOrPrepaid({ content }: { content: (months: number) => ReactNode }) {
  const [first] = prepayment.months;
  return (
    <>
      <span data-months={monthByMonth}>{content(monthByMonth)}</span>
      <span data-months={prepayment.months.join(' ')}>{content(first)}</span>
    </>
  );
}

/** Separate content for each term, of which only that of the chosen term shows. */
export function ByTerm({ content }: { content: (months: number) => ReactNode }) {
  return termMonths.map((months) => (
    <span key={months} data-months={months}>
      {content(months)}
    </span>
  ));
}

/** What a month costs without paying in advance, struck through. */
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
