import { Dial, Waveform } from '../artwork/motif.tsx';
import { Picture } from '../artwork/picture.tsx';
import { getIntl } from '../intl.ts';
import type { Locale } from '../locales.ts';
import { shows } from '../shows.ts';
import { delivery } from '../site.ts';
import { DeliveryPromise } from './delivery-promise.tsx';

/** The broadcast desk: a cover, 72 bars, the tally light and the 72-hour dial. */
export function Player({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const [cover] = shows;
  if (!cover) return null;
  return (
    <div className="rounded-card sm:max-lg:(grid grid-cols-2 grid-rows-[auto_1fr_auto] gap-x-8 max-w-none) sm:max-lg:[&>picture]:(row-span-3 col-start-1 row-start-1) sm:max-lg:[&>:not(picture)]:col-start-2 night p-[clamp(1.25rem,2.2vw,2rem)] max-w-[34rem] w-full lg:ms-auto">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="inline-flex items-center gap-2.5 rounded-full bg-signal text-on-signal px-3.5 py-1.5 text-[0.875rem] font-700 uppercase tracking-[0.08em]">
          <span
            className="size-2.5 rounded-full bg-current motion-safe:animate-tally"
            aria-hidden="true"
          />
          {t('hero.recording')}
        </p>
        <p className="text-[0.875rem] text-muted tabular-nums">
          {t('hero.episode', { number: 1 })}
        </p>
      </div>
      <Picture
        name={cover.slug}
        kind="cover"
        alt={t(`covers.alt.${cover.slug}`)}
        size={640}
        sizes="(min-width: 64rem) 30rem, 90vw"
        loading="eager"
        className="mt-5 sm:max-lg:mt-0 w-full rounded-[0.75rem]"
      />
      <div className="mt-5 flex flex-wrap items-center justify-between gap-4">
        <div className="grow">
          <p className="font-display font-800 text-xl leading-tight">{cover.title}</p>
          <p className="text-[0.9375rem] text-muted">{cover.company}</p>
        </div>
        <div className="flex items-center gap-2 sm:gap-3">
          <Dial className="size-14 sm:size-20" />
          <div className="leading-tight">
            <b className="block font-display font-800 text-2xl">
              {t('hero.delivery', { hours: delivery.hours })}
            </b>
            <DeliveryPromise
              locale={locale}
              message="promise.badge"
              className="text-[0.8125rem] text-muted max-w-44"
            />
          </div>
        </div>
      </div>
      <div className="relative mt-5 h-16" aria-hidden="true">
        <Waveform className="size-full text-muted opacity-60" />
        <div className="absolute inset-0 [clip-path:inset(0_38%_0_0)] motion-safe:animate-playhead">
          <Waveform lit={72} className="size-full" />
        </div>
      </div>
    </div>
  );
}
