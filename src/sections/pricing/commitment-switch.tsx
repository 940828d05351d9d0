import { minimumCommitment, prepayment } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { commitmentField } from '../../parameters.ts';
import { commitmentMonths, monthByMonth } from '../../prices/commitment-price.ts';

/** CSS alone shows the prices of the checked commitment (`commitmentStyles` in `uno.config.ts`). */
export function CommitmentSwitch({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <fieldset>
      <legend className="mb-3 font-600">{t('pricing.commitment.legend')}</legend>
      <div className="segments rounded-[0.875rem] b-1 b-ink bg-paper">
        {commitmentMonths.map((months) => (
          <label
            key={months}
            className="segment inner-focus outline-offset-3 px-1 py-2 text-center leading-tight font-600"
          >
            <input
              type="radio"
              name={commitmentField}
              value={months}
              defaultChecked={months === monthByMonth}
              className="sr-only"
            />
            {months === monthByMonth
              ? t('pricing.commitment.monthly')
              : t('pricing.commitment.prepaid', { months })}
            <small className="text-tag font-400">
              {months === monthByMonth
                ? t('pricing.commitment.minimum', { months: minimumCommitment.months })
                : t('pricing.discount', { share: prepayment.discount })}
            </small>
          </label>
        ))}
      </div>
      <p className="mt-3 text-note text-muted">
        {t('pricing.commitment.note', {
          months: minimumCommitment.months,
          share: prepayment.discount,
        })}
      </p>
    </fieldset>
  );
}
