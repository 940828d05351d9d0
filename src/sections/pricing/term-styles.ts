import { monthByMonth, termMonths } from '../../prices/term-price.ts';
import { termParameter } from '../../site.ts';

/**
 * The styles behind the term switch: they hide each `[data-months]` that does not list the chosen
 * term, and underline the matching `[data-total]`. Browsers without `:has()` show month by month.
 */
export const termStyles = [
  ...termMonths.map((months) => {
    const chosen = `#pricing:has([name=${termParameter}][value="${months}"]:checked)`;
    return `
${chosen} ${othersThan(months)} { display: none }
${chosen} [data-total="${months}"] > * {
  color: var(--ink);
  text-decoration: underline 3px var(--signal);
  text-underline-offset: 0.3em;
}`;
  }),
  `@supports not selector(:has(a)) { ${othersThan(monthByMonth)} { display: none } }`,
].join('\n');

function othersThan(months: number): string {
  return `[data-months]:not([data-months~="${months}"])`;
}
