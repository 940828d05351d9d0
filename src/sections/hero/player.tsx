import { PlayRing, PlaySign, Waveform } from '../../artwork/brand-marks.tsx';
import { tickCount } from '../../artwork/geometry/ticks.ts';
import { Picture } from '../../artwork/picture.tsx';
import { countedDays, deliveryClock } from '../../clock/delivery-clock.ts';
import { delivery } from '../../facts/business.ts';
import type { Locale } from '../../facts/locales.ts';
import { firstRecording, type RecordingFile, recordingFiles } from '../../facts/recordings.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { playLabel } from '../../intl/phrases/play-label.ts';
import { playbackTime } from '../../intl/phrases/playback-time.ts';
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
      <Captions locale={locale} />
      <Bars locale={locale} />
      <Transcripts locale={locale} />
      <AfterPlay locale={locale} />
    </div>
  );
}

/** Returns attributes of a recording's parts. The script shows those of the chosen recording. */
function partOf(recording: RecordingFile) {
  return {
    'data-recording': recording.slug,
    'data-chosen': recording === firstRecording ? '' : undefined,
  };
}

/** The ring, cropped by the window, with the studio sign, the button and the hours. */
function Ring({ locale }: Props) {
  return (
    <div className="relative mt-8 md:-mt-40 h-[var(--ring)] overflow-clip pointer-events-none lg:([grid-area:1/1] mt-0 h-auto)">
      <div
        data-ring=""
        className="absolute top-1/2 end-[calc(var(--ring)*-0.22)] size-[var(--ring)] [translate:0_-50%] grid grid-rows-[1fr_40%_1fr] justify-items-center"
      >
        <PlayRing />
        <StudioSign locale={locale} />
        <button
          type="button"
          aria-pressed="false"
          aria-label={playLabel(locale, firstRecording)}
          className="media-no-js:invisible pointer-events-auto h-full aspect-square rounded-full cursor-pointer focus-visible:outline-offset--12 swells"
        >
          <PlaySign />
        </button>
        <Hours locale={locale} />
      </div>
    </div>
  );
}

/** The sign above a studio door: unlit, lit during playback, and on air at the end. */
function StudioSign({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <p className="studio-sign self-end grid mb-1 px-2.5 py-1.5 b-2 b-line rounded-button text-[0.75rem] leading-none font-600 uppercase tracking-[0.04em] text-muted">
      {(['recording', 'onAir'] as const).map((state) => (
        <span
          key={state}
          data-sign={state}
          className="[grid-area:1/1] flex items-center justify-center gap-2"
        >
          <span className="tally size-2.5 rounded-full b-2 b-current" aria-hidden="true" />
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
    <div className="grid content-start justify-items-center text-center leading-snug">
      <b className="promised-hours numeral text-[calc(var(--ring)*0.065)]">
        {t('hero.delivery', { hours: delivery.hours })}
      </b>
      <b
        className="counted-hour numeral tabular-nums text-[calc(var(--ring)*0.065)]"
        aria-hidden="true"
      >
        {rich('process.hour', { hour: <span data-hour="" /> })}
      </b>
      <div className="mt-2 h-6 overflow-clip" aria-hidden="true">
        <div data-days="">
          {workingDays().map(({ date }) => (
            <span key={date.getTime()} className="block h-6 font-600">
              {rich('promise.day', { date })}
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
  return countedDays(start).filter((day) => 'workingDay' in day);
}

/**
 * The choice of recordings, and the caption of the chosen one. In a short viewport it moves up
 * beside the ring, to keep the time above the fold.
 */
function Captions({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full mt-4 lg:(mt-[clamp(-2.5rem,100svh-43rem,0.5rem)] [grid-area:2/1])">
      <div className="below-ring text-note text-muted leading-snug">
        {recordingFiles.map((recording) => (
          <Caption key={recording.slug} locale={locale} recording={recording} />
        ))}
        {recordingFiles.length > 1 && <Choices locale={locale} />}
        <p
          role="alert"
          className="mt-1 font-600 text-ink empty:hidden"
          data-failure={t('player.failure')}
        />
      </div>
    </div>
  );
}

function Choices({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <fieldset className="media-no-js:hidden mt-3 flex flex-wrap gap-2">
      <legend className="sr-only">{t('player.choices')}</legend>
      {recordingFiles.map((recording) => (
        <label
          key={recording.slug}
          className="inner-focus relative flex items-center min-h-11 px-3 b-1 b-line rounded-button font-600 text-ink cursor-pointer has-[:checked]:(bg-ink text-paper)"
        >
          <input
            type="radio"
            name="recording"
            value={recording.slug}
            defaultChecked={recording === firstRecording}
            className="absolute inset-0 size-full opacity-0 cursor-pointer"
          />
          {recording.show?.title ?? t(`recordings.${recording.slug}.title`)}
        </label>
      ))}
    </fieldset>
  );
}

/** The recording's title and time, and the cover of its show. */
function Caption({ locale, recording }: Props & { recording: RecordingFile }) {
  const { t } = getIntl(locale);
  const { slug, show, address, seconds } = recording;
  return (
    <div {...partOf(recording)} className="media-no-js:mb-6">
      <p className="media-no-js:hidden float-end ms-4 tabular-nums">
        <span data-time="">{playbackTime(0)}</span>
        {` / ${playbackTime(seconds)}`}
      </p>
      {show && (
        <Picture
          slug={show.slug}
          width={44}
          height={44}
          alt={show.title}
          className="float-start me-3 size-11 rounded-[0.375rem]"
        />
      )}
      <p className="display-face text-xl leading-tight text-ink">{t(`recordings.${slug}.title`)}</p>
      <p>{t(`recordings.${slug}.note`)}</p>
      {/* biome-ignore lint/a11y/useMediaCaption: the page shows a transcript. */}
      <audio
        src={address}
        data-seconds={seconds}
        data-play={playLabel(locale, recording)}
        data-text={t('player.time', { time: '{time}', total: playbackTime(seconds) })}
        controls
        preload="none"
        className="hidden media-no-js:block mt-3 w-full"
      />
    </div>
  );
}

/** The recording's loudness, below a slider. */
function Bars({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="inner-focus outline-offset--3 relative mt-4 lg:mt-2 h-[clamp(3rem,22svh-5.5rem,6rem)] lg:[grid-area:3/1]">
      {recordingFiles.map((recording) => (
        <div
          key={recording.slug}
          {...partOf(recording)}
          className="h-full [&:not([data-chosen])]:hidden"
        >
          <Waveform heights={recording.bars} className="unplayed size-full text-muted" />
          {/* A window that moves over static bars, so its animation needs no repaint. */}
          <div
            data-played=""
            className="absolute inset-0 overflow-hidden [transform:translateX(calc((var(--played)-1)*100%))] [transition:transform_0.25s_linear]"
          >
            <Waveform
              heights={recording.bars}
              lit={tickCount}
              className="size-full [transform:translateX(calc((1-var(--played))*100%))] [transition:transform_0.25s_linear]"
            />
          </div>
        </div>
      ))}
      <input
        type="range"
        max={tickCount}
        defaultValue={0}
        autoComplete="off"
        aria-label={t('player.position')}
        className="media-no-js:hidden absolute inset-0 size-full opacity-0 cursor-pointer"
      />
      <p
        aria-hidden="true"
        data-moments={momentsOf(locale)}
        data-opens={delivery.opensAt}
        className="absolute bottom-full px-2.5 py-1 rounded-button ink-ground text-paper text-note font-600 leading-tight tabular-nums pointer-events-none empty:hidden start-[calc(var(--pointed)*100%)] [translate:calc(var(--pointed)*-100%)]"
      />
    </div>
  );
}

/**
 * Returns the words for an hour of each day that counts, with `{hour}` and `{time}` for the script
 * to fill in. Midnight skips days off.
 */
function momentsOf(locale: Locale): string {
  const { t } = getIntl(locale);
  return workingDays()
    .map(({ date }) => t('player.moment', { hour: '{hour}', time: '{time}', date }))
    .join('|');
}

/** Transcripts for visitors who cannot hear the recording, and its credits. */
function Transcripts({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full mt-4 lg:[grid-area:4/1]">
      {recordingFiles.map((recording) => (
        <details
          key={recording.slug}
          {...partOf(recording)}
          className="relative below-ring text-note text-muted"
        >
          <summary className="w-fit link font-600 text-ink">
            {t('player.transcript.title')}
            {recordingFiles.length > 1 && (
              <span className="hidden media-no-js:inline">{` (${t(`recordings.${recording.slug}.title`)})`}</span>
            )}
          </summary>
          <p className="mt-2 text-pretty">
            {t(`recordings.${recording.slug}.transcript`, { hours: delivery.hours })}
          </p>
          <p className="mt-2">{t('player.credit', { credit: recording.credit })}</p>
        </details>
      ))}
    </div>
  );
}

/** The last words and the call to book, whose space is empty until the recording ends. */
function AfterPlay({ locale }: Props) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full media-no-js:hidden mt-4 lg:(mt-2 [grid-area:2/1])">
      <div className="lg:max-w-[var(--text)] flex sm:flex-wrap items-center gap-x-6 gap-y-3">
        <div role="status">
          <p className="after-play display-face text-lg leading-tight text-balance">
            {t('player.end', { hours: delivery.hours })}
          </p>
        </div>
        <BookingLink locale={locale} place="player" className="after-play btn-primary">
          {t('action.book')}
        </BookingLink>
      </div>
    </div>
  );
}
