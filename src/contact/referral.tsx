import type { ReactNode } from 'react';
import { Waveform } from '../artwork/motif.tsx';
import { getIntl } from '../intl/get-intl.ts';
import type { Locale } from '../site/locales.ts';
import { company } from '../site/site.ts';
import type { Affiliate } from './affiliates.ts';
import { padding } from './panel-classes.ts';

const quote =
  'mt-4 display-face text-[clamp(1.375rem,2.2vw,1.875rem)] leading-[1.2] tracking-[-0.015em]';

/** The affiliate's recommendation, and whose it is. */
export function Referral({ locale, affiliate }: { locale: Locale; affiliate: Affiliate }) {
  const { t } = getIntl(locale);
  const { code, name, company: employer, slug } = affiliate;
  return (
    <div className={band} data-referral={code} data-name={name}>
      <RoomForWords>
        <figure className={words}>
          <figcaption className="font-600">
            {t('contact.referral', { name, company: employer, brand: company.brand })}
          </figcaption>
          <blockquote
            className={`before:content-[open-quote] after:content-[close-quote] text-balance ${quote}`}
          >
            {t(`contact.recommendation.${slug}`)}
          </blockquote>
        </figure>
      </RoomForWords>
      <Waveform lit={24} className={wave} />
    </div>
  );
}

/** The same band, as tall, until it is known who the affiliate is. */
export function ReferralPending({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className={band}>
      <RoomForWords>
        <div className={words}>
          <p role="status" className="font-600">
            {t('contact.loading')}
          </p>
          <Waveform lit={24} className={`sm:hidden h-12 w-full text-dusk ${pulse}`} />
        </div>
      </RoomForWords>
      <Waveform lit={24} className={`${wave} ${pulse}`} />
    </div>
  );
}

const band = `${padding} bg-night text-moon`;
const words = 'flex flex-col justify-between';
const wave = 'mt-6 h-8 w-full text-dusk max-sm:hidden';
const pulse = 'motion-safe:animate-pulse';

/** Reserves the lines that an affiliate's words take, so that nothing moves when they arrive. */
function RoomForWords({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] [&>*]:(col-start-1 row-start-1)">
      <div aria-hidden="true">
        <div className="font-600 h-[2lh] max-[22rem]:h-[3lh] sm:h-[1lh] lg:h-[2lh]" />
        <div
          className={`h-[4lh] max-[22rem]:h-[5lh] min-[27rem]:h-[3lh] sm:h-[2lh] lg:h-[3lh] ${quote}`}
        />
      </div>
      {children}
    </div>
  );
}
