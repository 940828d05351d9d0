import { getIntl } from '../../intl/get-intl.ts';
import { monthByMonth, termMonths, termPrice } from '../../prices/term-price.ts';
import { termParameter } from '../../site/constants.ts';
import type { Locale } from '../../site/locales.ts';
import { commitment, plans, prepayment } from '../../site/site.ts';

/** Returns the cost of a term of the smallest plan in euros, prepaid and month by month. */
function prepaidAmounts(months: number) {
  const [plan] = plans;
  const { total, saved } = termPrice(plan, months);
  return { total: total / 100, full: (total + saved) / 100, count: plan.episodes };
}

/** CSS alone shows the prices of the checked term (`termStyles` in `uno.config.ts`). */
export function TermSwitch({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <fieldset>
      <legend className="mb-3 font-600">{t('pricing.term.legend')}</legend>
      <div className="segments rounded-[0.875rem] b-1 b-ink bg-paper">
        {termMonths.map((months) => (
          <label
            key={months}
            className="segment inner-focus outline-offset-3 px-1 md:px-3 py-2 text-center leading-tight font-600"
          >
            <input
              type="radio"
              name={termParameter}
              value={months}
              defaultChecked={months === monthByMonth}
              className="sr-only"
            />
            {months === monthByMonth
              ? t('pricing.term.monthly')
              : t('pricing.term.prepaid', { months })}
            <small className="font-400">
              {months === monthByMonth
                ? t('pricing.term.minimum', { months: commitment.months })
                : t('pricing.growth.discount', { share: prepayment.discount })}
            </small>
          </label>
        ))}
      </div>
      {termMonths.map((months) => (
        <p key={months} data-months={months} className="mt-3 font-600">
          {months === monthByMonth
            ? t('pricing.term.suits', { months: commitment.months })
            : t('pricing.term.now', prepaidAmounts(months))}
        </p>
      ))}
      <p className="mt-1 text-note text-muted max-w-[50rem]">
        {t('pricing.term.note', { months: commitment.months, share: prepayment.discount })}
      </p>
    </fieldset>
  );
}
