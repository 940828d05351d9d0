import { tickCount } from '../artwork/geometry/ticks.ts';
import { PlayRing, Waveform } from '../artwork/motif.tsx';
import { Picture } from '../artwork/picture.tsx';
import { getIntl } from '../intl/get-intl.ts';
import { clockTime } from '../intl/phrases/clock-time.ts';
import type { Locale } from '../site/locales.ts';
import { recordingFile } from '../site/recording.ts';
import { delivery, recording } from '../site/site.ts';

const total = clockTime(recordingFile.seconds);

/**
 * The broadcast desk: what a visitor can listen to, its cover, the tally light and the delivery
 * time. `src/browser/player.ts` brings ring and bars to life; without scripting the browser's
 * own controls stand in their place.
 */
export function Player({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div
      data-player={recordingFile.seconds}
      className="rounded-panel sm:max-lg:(grid grid-cols-2 grid-rows-[auto_1fr] gap-x-8 max-w-none) sm:max-lg:[&>img]:(row-span-2 col-start-1 row-start-1) sm:max-lg:[&>:not(img)]:col-start-2 night p-[clamp(1.25rem,2.2vw,2rem)] max-w-[34rem] w-full lg:ms-auto print:mt-6"
    >
      <OnAir locale={locale} />
      <Picture
        name={recording.cover}
        kind="cover"
        alt={t(`covers.alt.${recording.cover}`)}
        size={640}
        loading="eager"
        className="mt-5 sm:max-lg:mt-0 w-full rounded-[0.75rem]"
      />
      <div className="mt-5 sm:max-lg:self-end">
        <PlayButton locale={locale} />
        <Bars locale={locale} />
        <p
          role="alert"
          className="mt-3 text-note empty:hidden"
          data-failure={t('player.failure')}
        />
        {/* biome-ignore lint/a11y/useMediaCaption: the words of what sounds stand below. */}
        <audio
          src={recordingFile.address}
          data-title={t('player.title')}
          data-artist={recording.show}
          controls
          preload="none"
          className="hidden no-js:block mt-4 w-full"
        />
        <Words locale={locale} />
      </div>
    </div>
  );
}

/** The tally light, and the hours until an episode is delivered. */
function OnAir({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="inline-flex max-w-full shrink-0 items-center gap-2.5 rounded-full signal-ground text-on-signal px-[min(0.875rem,3.6vw)] py-1.5 text-[0.875rem] font-600 uppercase tracking-[0.08em]">
        <span className="tally-light bg-current" aria-hidden="true" />
        {t('hero.recording')}
      </p>
      <b className="display-face text-2xl whitespace-nowrap">
        {t('hero.delivery', { hours: delivery.hours })}
      </b>
    </div>
  );
}

/** The ring, and what it plays. */
function PlayButton({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="flex flex-wrap items-center gap-4">
      <button
        type="button"
        aria-pressed="false"
        aria-label={t('player.play', { show: recording.show })}
        className="no-js:hidden shrink-0 rounded-full cursor-pointer [transition:scale_0.15s] hover:[scale:1.05]"
      >
        <PlayRing className="size-[min(4rem,20vw)] sm:size-20" />
      </button>
      <div className="flex-[1_1_7rem]">
        <p className="display-face text-xl leading-tight">{recording.show}</p>
        <p className="text-note text-muted leading-snug">{t('player.title')}</p>
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
      className="relative overflow-clip mt-5 h-16 rounded-[4px] [&:has(:focus-visible)]:(outline outline-3 outline-offset-3 outline-signal)"
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

/** The time, and what is said by whom. If large text needs the whole line, it stands below the time. */
function Words({ locale }: { locale: Locale }) {
  const { t } = getIntl(locale);
  return (
    <div className="mt-4 text-note text-muted">
      <p className="no-js:hidden print:hidden float-end ms-4 tabular-nums" dir="ltr">
        <span data-time="">{clockTime(0)}</span>
        {` / ${total}`}
      </p>
      <details>
        <summary className="w-fit link font-600 text-ink">{t('player.transcript.title')}</summary>
        <p className="mt-2 text-pretty">{t('player.transcript', { hours: delivery.hours })}</p>
        <p className="mt-2">{t('player.credit', { credit: recording.credit })}</p>
      </details>
    </div>
  );
}
