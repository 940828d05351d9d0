import { monthByMonth, termMonths } from '../../prices/term-price.ts';
import { termParameter } from '../../site/constants.ts';

/**
 * The styles behind the term switch: they hide each `[data-months]` that does not list the chosen
 * term. Browsers without `:has()` show month by month.
 */
export const termStyles = [
  ...termMonths.map(
    (months) =>
      `#pricing:has([name=${termParameter}][value="${months}"]:checked) ${othersThan(months)} { display: none }`,
  ),
  `@supports not selector(:has(a)) { ${othersThan(monthByMonth)} { display: none } }`,
].join('\n');

function othersThan(months: number): string {
  return `[data-months]:not([data-months~="${months}"])`;
}
