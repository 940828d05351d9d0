import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { guarantee } from '../../site.ts';
import { articlePath } from '../terms/article-path.ts';

/** The money-back guarantee in plain words, as a strip of its own. */
export function Guarantee({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="mt-4 rounded-card b-2 b-ink p-[clamp(1.5rem,3vw,3rem)]">
      <h3 className="display-3">{t('pricing.guarantee.title')}</h3>
      <p className="mt-4 prose">
        {t('pricing.guarantee.text', { days: guarantee.refundDays })}{' '}
        <a href={articlePath(locale, 'guarantee')} className="link">
          {t('pricing.guarantee.link')}
        </a>
      </p>
      <p className="mt-4 text-muted">{t('pricing.payment')}</p>
    </div>
  );
}
