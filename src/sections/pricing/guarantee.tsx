import { getIntl } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import { guarantee } from '../../site/site.ts';
import { DeliveryPromise } from '../delivery-promise.tsx';
import { articlePath } from '../terms/article-path.ts';

/** The money-back guarantee in plain words, beside what it guarantees. */
export function Guarantee({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="strip items-center b-2 b-ink lg:grid-cols-2">
      <div>
        <h3 className="display-3">{t('pricing.guarantee.title')}</h3>
        <p className="mt-4 prose">
          {`${t('pricing.guarantee.text', { days: guarantee.refundDays })} `}
          <a href={articlePath(locale, 'guarantee')} className="link inline-block">
            {t('pricing.guarantee.link')}
          </a>
        </p>
        <p className="mt-4 text-muted">{t('pricing.payment')}</p>
      </div>
      <DeliveryPromise locale={locale} message="promise.full" className="claim" />
    </div>
  );
}
