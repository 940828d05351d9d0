import type { ReactNode } from 'react';
import { monthByMonth, termMonths } from '../../prices/term-price.ts';
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
