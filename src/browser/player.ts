import { playbackTime } from '../intl/phrases/playback-time.ts';

export function connectPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-player]');
  const button = player?.querySelector('button');
  const slider = player?.querySelector<HTMLInputElement>('[type="range"]');
  const audio = player?.querySelector('audio');
  if (player && button && slider && audio) connect(player, button, slider, audio);
}

/** Connects the ring and the bars to the chosen recording. Nothing loads until play is pressed. */
function connect(
  player: HTMLElement,
  button: HTMLButtonElement,
  slider: HTMLInputElement,
  first: HTMLAudioElement,
): void {
  let audio = first;
  let tabs: BroadcastChannel | undefined;
  const bars = Number(slider.max);
  const failure = player.querySelector<HTMLElement>('[data-failure]');
  const covers = document.querySelectorAll<HTMLElement>('a[data-plays]');

  const toggle = () => {
    if (!audio.paused) return audio.pause();
    // After a failure, the next press retries.
    if (audio.error) audio.load();
    failure?.replaceChildren();
    // A pause before playback begins is not a failure.
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
    // The length is rounded to seconds, so the end may come before it.
    const played = audio.ended ? 1 : Math.min(1, audio.currentTime / lengthOf(audio));
    document.documentElement.style.setProperty('--played', String(played));
    slider.value = String(played * bars);
    player.toggleAttribute('data-ended', audio.ended);
    const time = playbackTime(audio.currentTime);
    const clock = player.querySelector('[data-chosen] [data-time]');
    // Setting identical text would still cost style and layout.
    if (!clock || clock.textContent === time) return;
    clock.textContent = time;
    // While the slider has the focus, screen readers would announce every update over the sound.
    if (document.activeElement !== slider) describe();
  };
  const describe = () => {
    const time = playbackTime(audio.currentTime);
    slider.setAttribute('aria-valuetext', audio.dataset.text?.replace('{time}', time) ?? time);
  };
  const showState = () => {
    button.setAttribute('aria-pressed', String(!audio.paused));
    for (const cover of covers) {
      cover.toggleAttribute('data-playing', !audio.paused && isOf(cover.dataset.plays, audio));
    }
    show();
  };
  /** Pauses the players of other tabs, and updates the Media Session. */
  const announce = () => {
    tabs ??= new BroadcastChannel('player');
    tabs.onmessage = () => audio.pause();
    tabs.postMessage('playing');
    tellSystem(
      audio,
      player.querySelector<HTMLImageElement>('[data-chosen] img')?.currentSrc,
      seek,
    );
  };
  const choose = (slug = '') => {
    if (isOf(slug, audio)) return;
    audio.pause();
    for (const part of player.querySelectorAll<HTMLElement>('[data-recording]')) {
      const isChosen = part.dataset.recording === slug;
      part.toggleAttribute('data-chosen', isChosen);
      if (isChosen) audio = part.querySelector('audio') ?? audio;
    }
    const choice = player.querySelector<HTMLInputElement>(`[value="${slug}"]`);
    if (choice) choice.checked = true;
    button.setAttribute('aria-label', audio.dataset.play ?? '');
    failure?.replaceChildren();
    showState();
    describe();
  };
  /** Listens to the chosen recording only: media events do not bubble. */
  const on = (types: readonly string[], listener: (type: string) => void) => {
    for (const type of types) {
      player.addEventListener(type, ({ target }) => target === audio && listener(type), true);
    }
  };

  button.addEventListener('click', toggle);
  slider.addEventListener('input', () => seek((slider.valueAsNumber / bars) * lengthOf(audio)));
  slider.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  });
  for (const choice of player.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    choice.addEventListener('change', () => choose(choice.value));
  }
  for (const cover of covers) {
    cover.addEventListener('click', (event) => {
      event.preventDefault();
      choose(cover.dataset.plays);
      toggle();
    });
  }
  // A reload may restore the visitor's choice.
  const restored = player.querySelector<HTMLInputElement>(':checked');
  if (restored) choose(restored.value);
  on(['timeupdate'], show);
  on(['pause'], describe);
  on(['play'], announce);
  on(['play', 'pause'], showState);
  // On a slow connection, playback begins long after the press.
  on(['waiting', 'playing', 'pause'], (type) =>
    button.setAttribute('aria-busy', String(type === 'waiting')),
  );
  on(['error'], fail);
}

const lengthOf = (audio: HTMLAudioElement) => Number(audio.dataset.seconds);

const isOf = (slug: string | undefined, audio: HTMLAudioElement) =>
  audio.matches(`[data-recording="${slug}"] *`);

/** Lets the system show what is playing, and seek in it with its own controls. */
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
