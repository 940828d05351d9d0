import { getIntl } from '../../intl.ts';
import type { Locale } from '../../locales.ts';
import { prepaidMonths } from '../../phrases/prepaid-months.ts';
import { launchDiscount, launchPrice, monthByMonth } from '../../prices/term-price.ts';
import { launchOffer, prepayment, termParameter } from '../../site.ts';
import { BookingLink } from '../booking-link.tsx';
import { articlePath } from '../terms/article-path.ts';
import { ByTerm } from './by-term.tsx';

/**
 * The launch offer as a strip: what no plan includes, its list price struck through, its price, its
 * totals.
 */
export function LaunchOffer({ locale }: { locale: Locale }) {
  const { t, formatNumber } = getIntl(locale);
  return (
    <div className="strip items-end night lg:grid-cols-[1fr_auto]">
      <div>
        <h3 className="display-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t('pricing.offer.title')}
          <span className="rounded-full signal-ground text-on-signal px-3.5 py-1 text-note font-sans font-600 tracking-normal">
            {t('pricing.offer.discount', { share: launchDiscount })}
          </span>
        </h3>
        <p className="mt-4 text-muted prose">
          {t('pricing.offer.text', {
            count: launchOffer.episodes,
            months: prepaidMonths(locale),
          })}
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <ByTerm
            content={(months) => (
              <BookingLink
                locale={locale}
                query={{
                  plan: 'launch',
                  ...(months !== monthByMonth && { [termParameter]: String(months) }),
                }}
                className="btn-primary"
              >
                {t('action.schedule')}
              </BookingLink>
            )}
          />
          <a href={articlePath(locale, 'launch')} className="link">
            {t('pricing.offer.link')}
          </a>
        </div>
      </div>
      <div>
        <p className="flex flex-wrap items-baseline gap-x-5">
          <s className="text-xl text-muted">
            <span className="sr-only">{`${t('pricing.offer.was')} `}</span>
            {formatNumber(launchOffer.listPrice, 'eur')}
          </s>
          <span>
            <span className="sr-only">{t('pricing.offer.now')} </span>
            <b className="numeral text-[min(clamp(3rem,6vw,5rem),15vw)]">
              {formatNumber(launchOffer.price, 'eur')}
            </b>
            <span className="block text-note text-muted">{t('pricing.rate')}</span>
          </span>
        </p>
        <p className="mt-6 b-t-1 pt-4 text-note text-muted">{t('pricing.offer.totals')}</p>
        <dl className="mt-2 flex flex-wrap gap-x-8 gap-y-2">
          {prepayment.months.map((months) => (
            <div key={months} data-total={months} className="flex flex-col">
              <dt className="text-note text-muted">{t('pricing.term.prepaid', { months })}</dt>
              <dd className="font-600 tabular-nums">
                {formatNumber(launchPrice(months).total / 100, 'eur')}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
