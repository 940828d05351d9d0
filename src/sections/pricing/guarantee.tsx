import { getIntl } from '../../intl/get-intl.ts';
import type { Locale } from '../../site/locales.ts';
import { guarantee } from '../../site/site.ts';
import { articlePath } from '../terms/article-path.ts';

/** The money-back guarantee in plain words. */
export function Guarantee({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div id="guarantee" className="strip b-2 b-ink lg:grid-cols-[1fr_2fr]">
      <h3 className="display-3">{t('pricing.guarantee.title')}</h3>
      <div>
        <p className="prose">
          {`${t('pricing.guarantee.text', { days: guarantee.refundDays })} `}
          <a href={articlePath(locale, 'guarantee')} className="link inline-block">
            {t('pricing.guarantee.link')}
          </a>
        </p>
        <p className="mt-4 text-muted">{t('pricing.payment')}</p>
      </div>
    </div>
  );
}
