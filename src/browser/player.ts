import { playbackTime } from '../intl/phrases/playback-time.ts';

type Player = {
  element: HTMLElement;
  button: HTMLButtonElement;
  slider: HTMLInputElement;
  /** The chosen recording. */
  audio: HTMLAudioElement;
};

/** Connects the ring, the bars and the covers to the chosen recording. Nothing loads until play. */
export function connectPlayer(): void {
  const element = document.querySelector<HTMLElement>('[data-player]');
  const button = element?.querySelector('button');
  const slider = element?.querySelector<HTMLInputElement>('[type="range"]');
  const audio = element?.querySelector('audio');
  if (!element || !button || !slider || !audio) return;
  const player = { element, button, slider, audio };
  connectControls(player);
  connectMoment(player);
  connectChoices(player);
  connectAudio(player);
  describePosition(player);
}

function connectControls(player: Player): void {
  const { button, slider } = player;
  button.addEventListener('click', () => toggle(player));
  slider.addEventListener('input', () => {
    player.audio.currentTime = (slider.valueAsNumber / Number(slider.max)) * lengthOf(player);
    showPosition(player);
    describePosition(player);
  });
  slider.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle(player);
  });
}

/**
 * Shows the hour and the day of the bar under the pointer or finger, or at the slider's position.
 */
function connectMoment({ element, slider }: Player): void {
  const label = element.querySelector<HTMLElement>('[data-moments]');
  if (!label) return;
  const { moments = '', opens } = label.dataset;
  const days = moments.split('|');
  const show = (share: number) => {
    const hour = Math.round(Math.min(1, Math.max(0, share)) * Number(slider.max));
    const time = hour + Number(opens);
    label.textContent = (days[Math.floor(time / 24)] ?? '')
      .replace('{hour}', String(hour))
      .replace('{time}', String(time % 24));
    slider.parentElement?.style.setProperty('--pointed', String(hour / Number(slider.max)));
  };
  const hide = () => {
    label.textContent = '';
    slider.parentElement?.style.removeProperty('--pointed');
  };
  const showValue = () => show(slider.valueAsNumber / Number(slider.max));
  slider.addEventListener('pointermove', ({ offsetX }) => show(offsetX / slider.clientWidth));
  slider.addEventListener('input', showValue);
  slider.addEventListener('keyup', showValue);
  for (const type of ['pointerleave', 'blur']) slider.addEventListener(type, hide);
}

/** Connects the choice of recordings, and the covers that play one. */
function connectChoices(player: Player): void {
  for (const choice of player.element.querySelectorAll<HTMLInputElement>('[type="radio"]')) {
    choice.addEventListener('change', () => choose(player, choice.value));
    // A reload may restore the visitor's choice.
    if (choice.checked) choose(player, choice.value);
  }
  for (const cover of coversThatPlay()) {
    cover.addEventListener('click', (event) => {
      event.preventDefault();
      choose(player, cover.dataset.plays);
      toggle(player);
    });
  }
}

/** Follows the chosen recording only. Media events do not bubble. */
function connectAudio(player: Player): void {
  const on = (types: readonly string[], listener: (type: string) => void) => {
    for (const type of types) {
      const listen = ({ target }: Event) => target === player.audio && listener(type);
      player.element.addEventListener(type, listen, true);
    }
  };
  on(['timeupdate'], () => showPosition(player));
  on(['pause'], () => describePosition(player));
  on(['play', 'pause'], () => showState(player));
  // On a slow connection, playback begins long after the press.
  on(['waiting', 'playing', 'pause'], (type) =>
    player.button.setAttribute('aria-busy', String(type === 'waiting')),
  );
  on(['error'], () => fail(player));
}

function toggle(player: Player): void {
  const { audio } = player;
  if (!audio.paused) {
    audio.pause();
    return;
  }
  // After a failure, the next press retries.
  if (audio.error) audio.load();
  showFailure(player, '');
  // A pause before playback begins is not a failure.
  audio.play().catch(({ name }) => name === 'AbortError' || fail(player));
}

function fail(player: Player): void {
  player.audio.pause();
  showFailure(player);
}

function showFailure({ element }: Player, message?: string): void {
  const failure = element.querySelector<HTMLElement>('[data-failure]');
  failure?.replaceChildren(message ?? failure.dataset.failure ?? '');
}

function choose(player: Player, slug = ''): void {
  if (isOf(slug, player.audio)) return;
  player.audio.pause();
  for (const part of player.element.querySelectorAll<HTMLElement>('[data-recording]')) {
    const isChosen = part.dataset.recording === slug;
    part.toggleAttribute('data-chosen', isChosen);
    if (isChosen) player.audio = part.querySelector('audio') ?? player.audio;
  }
  const choice = player.element.querySelector<HTMLInputElement>(`[value="${slug}"]`);
  if (choice) choice.checked = true;
  player.button.setAttribute('aria-label', player.audio.dataset.play ?? '');
  showFailure(player, '');
  showState(player);
  describePosition(player);
}

function showState(player: Player): void {
  const { audio, button } = player;
  button.setAttribute('aria-pressed', String(!audio.paused));
  for (const cover of coversThatPlay()) {
    cover.toggleAttribute('data-playing', !audio.paused && isOf(cover.dataset.plays, audio));
  }
  showPosition(player);
}

function showPosition(player: Player): void {
  const { audio, element, slider } = player;
  // The length is rounded to seconds, so the end may come before it.
  const played = audio.ended ? 1 : Math.min(1, audio.currentTime / lengthOf(player));
  const root = document.documentElement;
  root.style.setProperty('--played', String(played));
  // Styles the studio sign, what follows the end, and the ruler of the header.
  if (audio.ended) root.dataset.playback = 'ended';
  else if (audio.paused) delete root.dataset.playback;
  else root.dataset.playback = 'playing';
  slider.value = String(played * Number(slider.max));
  const time = playbackTime(audio.currentTime);
  const clock = element.querySelector('[data-chosen] [data-time]');
  // Setting identical text would still cost style and layout.
  if (!clock || clock.textContent === time) return;
  clock.textContent = time;
  // While the slider has the focus, screen readers would announce every update over the sound.
  if (document.activeElement !== slider) describePosition(player);
}

function describePosition({ audio, slider }: Player): void {
  const time = playbackTime(audio.currentTime);
  slider.setAttribute('aria-valuetext', audio.dataset.text?.replace('{time}', time) ?? time);
}

function coversThatPlay(): NodeListOf<HTMLElement> {
  return document.querySelectorAll('a[data-plays]');
}

function lengthOf({ audio }: Player): number {
  return Number(audio.dataset.seconds);
}

function isOf(slug: string | undefined, audio: HTMLAudioElement): boolean {
  return audio.matches(`[data-recording="${slug}"] *`);
}
