import { tickCount } from '../../artwork/geometry/ticks.ts';
import { PlayRing, PlaySign, Waveform } from '../../artwork/motif.tsx';
import { Picture } from '../../artwork/picture.tsx';
import { countedDays, deliveryClock } from '../../clock/delivery-clock.ts';
import { getIntl } from '../../intl/get-intl.ts';
import { clockTime } from '../../intl/phrases/clock-time.ts';
import type { Locale } from '../../site/locales.ts';
import { recordedShow, recordingFile } from '../../site/recording.ts';
import { delivery, recording } from '../../site/site.ts';
import { BookingLink } from '../booking-link.tsx';

const total = clockTime(recordingFile.seconds);

/**
 * What a visitor can listen to: a ring of all hours round its button, its bars as the slider, and
 * what is said at the end. Its parts take their places in the hero's grid. `src/browser/player.ts`
 * brings them to life; without scripting the browser's own controls stand in their place.
 */
export function Player({ locale }: { locale: Locale }) {
  return (
    <div data-player={recordingFile.seconds} className="contents print:hidden">
      <Ring locale={locale} />
      <Caption locale={locale} />
      <Bars locale={locale} />
      <Transcript locale={locale} />
      <Moment locale={locale} />
    </div>
  );
}

/** The ring, cropped by the window; in it tally light, button and hours, on it the show's cover. */
function Ring({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const { slug, title } = recordedShow;
  return (
    <div className="relative mt-8 md:-mt-40 h-[var(--ring)] overflow-clip pointer-events-none lg:([grid-area:1/1] mt-0 h-auto)">
      <div
        data-ring=""
        className="absolute top-1/2 end-[calc(var(--ring)*-0.22)] size-[var(--ring)] [translate:0_-50%] grid grid-rows-[1fr_40%_1fr] justify-items-center"
      >
        <PlayRing className="absolute inset-0 size-full" />
        <p className="self-end flex items-center gap-2 text-[0.8125rem] font-600 uppercase tracking-[0.08em]">
          <span data-tally="" className="size-2.5 rounded-full bg-muted" aria-hidden="true" />
          {t('hero.recording')}
        </p>
        <button
          type="button"
          aria-pressed="false"
          aria-label={t('player.play', { show: title })}
          className="no-js:invisible pointer-events-auto h-full aspect-square rounded-full cursor-pointer [transition:scale_0.15s] hover:[scale:1.05]"
        >
          <PlaySign />
        </button>
        <Hours locale={locale} />
        <Picture
          name={slug}
          kind="clientCover"
          alt={t(`covers.alt.${slug}`)}
          size={160}
          loading="eager"
          className="absolute start-[2%] bottom-[8%] w-[22%] rounded-[0.75rem] outline outline-4 outline-paper"
        />
      </div>
    </div>
  );
}

/** In how many hours an episode is delivered; while it plays, the hour and the working day. */
function Hours({ locale }: { locale: Locale }) {
  const { t, rich } = getIntl(locale);
  const { start } = deliveryClock(Date.now());
  const [before, after] = t('process.hour', { hour: 0 }).split('0');
  return (
    <div className="grid content-start justify-items-center text-center leading-snug">
      <b className="promised-hours numeral text-[calc(var(--ring)*0.065)]">
        {t('hero.delivery', { hours: delivery.hours })}
      </b>
      <b
        className="counted-hour numeral tabular-nums text-[calc(var(--ring)*0.065)]"
        aria-hidden="true"
      >
        {before}
        <span data-hour="" />
        {after}
      </b>
      <div className="mt-2 h-6 overflow-clip" aria-hidden="true">
        <div data-days="">
          {countedDays(start).map(
            (day) =>
              'workingDay' in day && (
                <span key={day.workingDay} className="block h-6 font-600">
                  {rich('promise.day', { date: day.date })}
                </span>
              ),
          )}
        </div>
      </div>
    </div>
  );
}

/** Whose show it is, what sounds, and the time. */
function Caption({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full mt-4 lg:(mt-2 [grid-area:2/1])">
      <div className="lg:ms-auto lg:w-[max(20rem,var(--ring)*0.78-var(--edge))] text-note text-muted leading-snug">
        <p className="no-js:hidden float-end ms-4 tabular-nums" dir="ltr">
          <span data-time="">{clockTime(0)}</span>
          {` / ${total}`}
        </p>
        <p className="display-face text-xl leading-tight text-ink">{recordedShow.title}</p>
        <p>{t('player.opening')}</p>
        <p
          role="alert"
          className="mt-1 font-600 text-ink empty:hidden"
          data-failure={t('player.failure')}
        />
        {/* biome-ignore lint/a11y/useMediaCaption: the words of what sounds stand below. */}
        <audio
          src={recordingFile.address}
          data-title={t('player.title')}
          data-artist={recording.credit}
          controls
          preload="none"
          className="hidden no-js:block mt-3 w-full"
        />
      </div>
    </div>
  );
}

/**
 * The recording’s loudness in bars, lit as far as it was played, and a slider over them. Sound
 * runs from left to right in every language.
 */
function Bars({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  const timeText = (time: string) => t('player.time', { time, total });
  return (
    <div
      dir="ltr"
      className="inner-focus outline-offset--3 relative overflow-clip mt-4 lg:mt-2 h-[clamp(3rem,22svh-5.5rem,6rem)] lg:[grid-area:3/1]"
    >
      <Waveform heights={recordingFile.bars} className="size-full text-muted opacity-60" />
      {/* A window that moves over bars that stand still: the browser need not render for that. */}
      <div className="absolute inset-0 overflow-hidden [transform:translateX(calc((var(--played)-1)*100%))] [transition:transform_0.25s_linear]">
        <Waveform
          heights={recordingFile.bars}
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
        aria-valuetext={timeText(clockTime(0))}
        data-text={timeText('{time}')}
        className="no-js:hidden absolute inset-0 size-full opacity-0 cursor-pointer"
      />
    </div>
  );
}

/** What sounds, for who cannot hear it, and who made it. */
function Transcript({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full mt-4 lg:[grid-area:4/1]">
      <details className="relative lg:ms-auto lg:w-[max(20rem,var(--ring)*0.78-var(--edge))] text-note text-muted">
        <summary className="w-fit link font-600 text-ink">{t('player.transcript.title')}</summary>
        <p className="mt-2 text-pretty">{t('player.transcript', { hours: delivery.hours })}</p>
        <p className="mt-2">{t('player.credit', { credit: recording.credit })}</p>
      </details>
    </div>
  );
}

/** What follows once all hours have passed: the way to book. Its space is reserved. */
function Moment({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="shell w-full no-js:hidden mt-3 lg:(mt-2 [grid-area:2/1])">
      <div className="lg:max-w-[var(--text)]">
        <div role="status">
          <p className="after-play display-face text-lg leading-tight">
            {t('moment.end', { hours: delivery.hours })}
          </p>
        </div>
        <p className="after-play mt-1 flex flex-wrap gap-x-6 text-note font-600">
          <BookingLink locale={locale} place="moment" className="link">
            {t('action.book')}
          </BookingLink>
        </p>
      </div>
    </div>
  );
}
