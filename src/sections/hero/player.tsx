import { PlayRing, PlaySign, Waveform } from '../../artwork/brand-marks.tsx';
import { tickCount } from '../../artwork/shapes.ts';
import recordingUrl from '../../artwork/signature.mp3?url';
import { countedDays, deliveryClock } from '../../clock/delivery-clock.ts';
import { delivery, recording } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { playbackTime } from '../../playback-time.ts';
import { BookingLink } from '../booking-link.tsx';

type Props = { locale: Locale };

/**
 * The player: a ring of all hours around its button, bars as the slider, and a message at the end.
 * Its parts are placed in the hero's grid. `src/browser/player.ts` connects them; without
 * JavaScript the native controls replace them.
 */
export function Player({ locale }: Props) {
  return (
    <div data-player="" className="contents print:hidden">
      <Ring locale={locale} />
      <Caption locale={locale} />
      <AfterPlay locale={locale} />
      <Bars locale={locale} />
      <Transcript locale={locale} />
    </div>
  );
}

/** The ring with the studio sign, the button and the hours. */
function Ring({ locale }: Props) {
  const { t } = getIntl(locale);
  const label = t('player.play', { title: t('recording.title') });
  return (
    <div
      data-ring=""
      className="relative ms-auto me-[var(--ring-end,var(--edge))] size-[var(--ring)] grid grid-rows-[1fr_38%_1fr] justify-items-center md:([grid-area:1/1] self-end) lg:self-center"
    >
      <PlayRing />
      <StudioSign locale={locale} />
      <button
        type="button"
        aria-pressed="false"
        aria-label={label}
        className="play-button media-no-js:hidden"
      >
        <PlaySign />
      </button>
      <a href={recordingUrl} aria-label={label} className="play-button hidden media-no-js:block">
        <PlaySign />
      </a>
      <Hours locale={locale} />
    </div>
  );
}

/** The sign above a studio door: unlit, lit during playback, and on air at the end. */
function StudioSign({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <p className="studio-sign self-end grid mb-0.5 px-[0.6em] py-[0.5em] b-2 b-line rounded-button leading-none font-600 uppercase tracking-[0.04em] text-muted">
      {(['recording', 'onAir'] as const).map((state) => (
        <span
          key={state}
          data-sign={state}
          className="[grid-area:1/1] flex items-center justify-center gap-[0.65em]"
        >
          <span className="tally size-[0.8em] rounded-full b-2 b-current" aria-hidden="true" />
          {t(`hero.${state}`)}
        </span>
      ))}
    </p>
  );
}

/** The delivery time in hours; during playback, the hour and the working day. */
function Hours({ locale }: Props) {
  const { t, rich } = getIntl(locale);
  return (
    <div className="dial grid content-start justify-items-center text-center leading-snug [&>b]:text-[calc(0.07*var(--ring))]">
      <b className="promised-hours numeral">{t('hero.delivery', { hours: delivery.hours })}</b>
      <b className="counted-hour numeral tabular-nums" aria-hidden="true">
        {rich('shared.hour', { hour: <span className="dial-hour" /> })}
      </b>
      <div className="mt-2 h-6 overflow-clip" aria-hidden="true">
        <div className="dial-days">
          {workingDays().map(({ date }) => (
            <span key={date.getTime()} className="block h-6 font-600">
              {t('deliveryRuler.day', { date })}
            </span>
          ))}
        </div>
      </div>
    </div>
  );
}

/** Returns the days that count for a production that starts now. */
function workingDays() {
  const { start } = deliveryClock(Date.now());
  return countedDays(start).filter((day) => 'count' in day);
}

/** The recording's title and note, and the native controls. */
function Caption({ locale }: Props) {
  const { t } = getIntl(locale);
  const total = playbackTime(recording.seconds);
  return (
    <div className="[grid-area:3/1] shell w-full mt-2 md:max-lg:mt-5">
      <div className="below-ring min-h-12 text-note text-muted leading-snug">
        <div className="caption media-no-js:mb-6">
          <p className="display-face text-lead leading-tight text-ink">{t('recording.title')}</p>
          <p className="max-[22rem]:text-tag">{t('recording.note')}</p>
          {/* biome-ignore lint/a11y/useMediaCaption: the page shows a transcript. */}
          <audio
            src={recordingUrl}
            data-seconds={recording.seconds}
            data-text={`${t('shared.hour', { hour: '{hour}' })}, ${t('player.time', { time: '{time}', total })}`}
            controls
            preload="none"
            className="hidden media-no-js:block mt-3 w-full"
          />
        </div>
        <p
          role="alert"
          className="mt-1 font-600 text-ink empty:hidden"
          data-failure={t('player.failure')}
        />
      </div>
    </div>
  );
}

/** The recording's loudness, below a slider. */
function Bars({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="inner-focus outline-offset--3 relative mt-2 h-[clamp(3rem,18svh-4.75rem,6rem)] [grid-area:4/1]">
      <Waveform className="unplayed size-full text-muted" />
      {/* A window that moves over static bars, so its animation needs no repaint. */}
      <div
        data-played=""
        className="absolute inset-0 overflow-hidden [transform:translateX(calc((var(--played)-1)*100%))] [transition:transform_0.25s_linear]"
      >
        <Waveform
          lit={tickCount}
          className="size-full [transform:translateX(calc((1-var(--played))*100%))] [transition:transform_0.25s_linear]"
        />
      </div>
      <input
        type="range"
        max={tickCount}
        defaultValue={0}
        autoComplete="off"
        aria-label={t('player.position')}
        className="media-no-js:hidden absolute inset-0 size-full opacity-0 cursor-pointer"
      />
    </div>
  );
}

/** The transcript for visitors who cannot hear the recording, its credit, and the time. */
function Transcript({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full mt-2 [grid-area:5/1]">
      <div className="relative below-ring text-note text-muted">
        <details>
          <summary className="w-fit link font-600 text-ink">{t('player.transcript.title')}</summary>
          <p className="mt-2 text-pretty">{t('recording.transcript', { hours: delivery.hours })}</p>
          <p className="mt-2">{t('player.credit', { credit: recording.credit })}</p>
        </details>
        <p className="media-no-js:hidden absolute top-0 end-0 tabular-nums">
          <span data-time="">{playbackTime(0)}</span>
          {` / ${playbackTime(recording.seconds)}`}
        </p>
      </div>
    </div>
  );
}

/** The last words and the call to book, whose space is empty until the recording ends. */
function AfterPlay({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="[grid-area:3/1] shell w-full media-no-js:hidden mt-2 md:max-lg:mt-5">
      <div className="below-ring flex items-center gap-x-3">
        <div role="status" className="flex-1">
          <p className="after-play display-face text-note leading-tight">
            {t('player.end', { hours: delivery.hours })}
          </p>
        </div>
        <BookingLink
          locale={locale}
          place="player"
          className="after-play btn-primary px-3 text-note"
        >
          {t('action.book')}
        </BookingLink>
      </div>
    </div>
  );
}
