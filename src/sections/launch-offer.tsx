import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { prepaidMonths } from '../phrases/prepaid-months.ts';
import { launchDiscount, launchOffer } from '../site.ts';

/** The launch offer as a strip: list price struck, launch price, discount. */
export function LaunchOffer({ locale }: { locale: Locale }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <div className="mt-4 grid items-center gap-x-12 gap-y-6 rounded-card night p-[clamp(1.5rem,3vw,3rem)] lg:grid-cols-[1fr_auto]">
      <div>
        <h3 className="display-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('pricing.offer.title')}
          <span className="rounded-full bg-signal text-on-signal px-3.5 py-1 text-[0.9375rem] font-sans font-700 tracking-normal">
            {t('pricing.offer.discount', { share: launchDiscount })}
          </span>
        </h3>
        <p className="mt-3 text-muted max-w-[50ch]">
          {t('pricing.offer.text', {
            count: launchOffer.episodes,
            months: prepaidMonths(locale),
          })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline gap-x-5">
        <s className="text-xl text-muted">
          <span className="sr-only">{t('pricing.offer.was')} </span>
          {formatNumber(launchOffer.listPrice, 'eur')}
        </s>
        <span>
          <span className="sr-only">{t('pricing.offer.now')} </span>
          <b className="font-display font-800 text-[min(clamp(3rem,6vw,5rem),15vw)] leading-none tracking-[-0.04em] whitespace-nowrap">
            {formatNumber(launchOffer.price, 'eur')}
          </b>
          <span className="block text-[0.9375rem] text-muted">{t('pricing.rate')}</span>
        </span>
      </p>
    </div>
  );
}
