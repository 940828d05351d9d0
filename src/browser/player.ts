import { clockTime } from '../intl/phrases/clock-time.ts';

/** Connects the player, if the page has one. */
export function connectPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-player]');
  const audio = player?.querySelector('audio');
  const button = player?.querySelector('button');
  const slider = player?.querySelector('input');
  const clock = player?.querySelector('[data-time]');

  if (player && audio && button && slider && clock) connect(player, audio, button, slider, clock);
}

/**
 * Connects ring and bars to the browser's own player, which loads nothing before it is asked to.
 */
function connect(
  player: HTMLElement,
  audio: HTMLAudioElement,
  button: HTMLButtonElement,
  slider: HTMLInputElement,
  clock: Element,
): void {
  const seconds = Number(player.dataset.player);
  const bars = Number(slider.max);
  const failure = player.querySelector<HTMLElement>('[data-failure]');
  let tabs: BroadcastChannel | undefined;

  const toggle = () => {
    if (!audio.paused) return audio.pause();
    // After a failure the next press is another try.
    if (audio.error) audio.load();
    failure?.replaceChildren();
    // A pause before the sound has begun is not a failure.
    audio.play().catch(({ name }) => name === 'AbortError' || fail());
  };
  const fail = () => {
    audio.pause();
    failure?.replaceChildren(failure.dataset.failure ?? '');
  };
  const seek = (time: number) => {
    audio.currentTime = time;
    show();
    describe();
  };
  const show = () => {
    const played = Math.min(1, audio.currentTime / seconds);
    document.documentElement.style.setProperty('--played', String(played));
    slider.value = String(played * bars);
    const time = clockTime(audio.currentTime);
    // New text is styled and laid out anew, even if it says the same.
    if (clock.textContent === time) return;
    clock.textContent = time;
    // Screen readers would speak each second over the sound, as long as the slider has the focus.
    if (document.activeElement !== slider) describe();
  };
  /** Says in words where the slider stands. */
  const describe = () => {
    const time = clockTime(audio.currentTime);
    slider.setAttribute('aria-valuetext', slider.dataset.text?.replace('{time}', time) ?? time);
  };
  /** Only one sound at a time, even in several tabs. */
  const announce = () => {
    tabs ??= new BroadcastChannel('player');
    tabs.onmessage = () => audio.pause();
    tabs.postMessage('playing');
    tellSystem(audio, player.querySelector('img')?.currentSrc, seek);
  };

  button.addEventListener('click', toggle);
  slider.addEventListener('input', () => seek((slider.valueAsNumber / bars) * seconds));
  slider.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  });
  audio.addEventListener('timeupdate', show);
  audio.addEventListener('pause', describe);
  audio.addEventListener('play', announce);
  for (const type of ['play', 'pause']) {
    audio.addEventListener(type, () => {
      button.setAttribute('aria-pressed', String(!audio.paused));
      player.toggleAttribute('data-ended', audio.ended);
      // What was said stays, the ring rests: unless by then it plays again.
      if (audio.ended) setTimeout(() => audio.ended && seek(0), 2000);
    });
  }
  // On a slow connection the sound begins long after the press.
  for (const type of ['waiting', 'playing', 'pause']) {
    audio.addEventListener(type, () => {
      button.setAttribute('aria-busy', String(type === 'waiting'));
    });
  }
  audio.addEventListener('error', fail);
}

/** Tells the system's own keys and screens what is playing, and lets them seek in it. */
function tellSystem(
  audio: HTMLAudioElement,
  cover: string | undefined,
  seek: (time: number) => void,
): void {
  if (!('mediaSession' in navigator)) return;
  const { title = '', artist = '' } = audio.dataset;
  const artwork = cover ? [{ src: cover }] : [];
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist, artwork });
  navigator.mediaSession.setActionHandler('seekto', ({ seekTime = 0 }) => seek(seekTime));
}
