import { playbackTime } from '../playback-time.ts';

/**
 * Connects the ring's button and the bars to the recording. It is fetched whole at the first press
 * and played from memory, since assets on Workers ignore the ranges that Safari asks for.
 */
export function connectPlayer(): void {
  const player = document.querySelector<HTMLElement>('[data-player]');
  const button = player?.querySelector('button');
  const slider = player?.querySelector<HTMLInputElement>('[type="range"]');
  const audio = player?.querySelector('audio');
  const failure = player?.querySelector<HTMLElement>('[data-failure]');
  const clock = player?.querySelector('[data-time]');
  if (!player || !button || !slider || !audio || !failure || !clock) return;
  const root = document.documentElement;
  const url = audio.src;
  const bars = Number(slider.max);
  const seconds = Number(audio.dataset.seconds);
  let isFetching = false;

  const empty = () => {
    audio.removeAttribute('src');
    audio.load();
  };

  const describePosition = () => {
    const text = audio.dataset.text
      ?.replace('{hour}', slider.value)
      .replace('{time}', playbackTime(audio.currentTime));
    slider.setAttribute('aria-valuetext', text ?? '');
  };

  const showPosition = () => {
    // The length is rounded to seconds, so the end may come before it.
    const played = audio.ended ? 1 : Math.min(1, audio.currentTime / seconds);
    root.style.setProperty('--played', String(played));
    slider.value = String(played * bars);
    const time = playbackTime(audio.currentTime);
    // Setting identical text would still cost style and layout.
    if (clock.textContent === time) return;
    clock.textContent = time;
    // While the slider has the focus, screen readers would announce every update over the sound.
    if (document.activeElement !== slider) describePosition();
  };

  const showState = () => {
    const { paused, ended, readyState } = audio;
    const isWaiting = !paused && readyState < HTMLMediaElement.HAVE_FUTURE_DATA;
    button.setAttribute('aria-pressed', String(!paused));
    button.setAttribute('aria-busy', String(isWaiting));
    // Styles the studio sign, what follows the end, and the ruler of the header.
    if (ended) root.dataset.playback = 'ended';
    else if (paused) delete root.dataset.playback;
    else root.dataset.playback = 'playing';
    showPosition();
  };

  const fail = () => {
    audio.pause();
    // Frees a file that cannot be played. `load` swallows the event of the pause.
    if (audio.src) empty();
    showState();
    failure.textContent = failure.dataset.failure ?? '';
  };

  const fetchRecording = async () => {
    isFetching = true;
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(String(response.status));
      audio.src = URL.createObjectURL(await response.blob());
    } catch {
      fail();
    }
    isFetching = false;
  };

  const toggle = () => {
    if (!audio.paused) return audio.pause();
    failure.textContent = '';
    // Comes before the fetch, since browsers allow sound only in reaction to a press. A pause before
    // playback begins is not a failure.
    audio.play().catch(({ name }) => name === 'AbortError' || fail());
    if (!audio.src && !isFetching) fetchRecording();
  };

  /** Shows the hour and day of the bar under the pointer or finger in the ring. */
  const showPointedHour = ({ offsetX }: PointerEvent) => {
    const hour = Math.round(Math.min(1, Math.max(0, offsetX / slider.clientWidth)) * bars);
    player.style.setProperty('--pointed', String(hour));
  };

  // Nothing loads before the press. Without a source, `play` waits for one.
  empty();
  button.addEventListener('click', toggle);
  slider.addEventListener('input', () => {
    audio.currentTime = (slider.valueAsNumber / bars) * seconds;
    showPosition();
    describePosition();
  });
  slider.addEventListener('keydown', (event) => {
    if (event.key !== ' ') return;
    event.preventDefault();
    toggle();
  });
  slider.addEventListener('pointermove', showPointedHour);
  slider.addEventListener('pointerleave', () => player.style.removeProperty('--pointed'));
  for (const type of ['play', 'pause', 'waiting', 'playing']) {
    audio.addEventListener(type, showState);
  }
  audio.addEventListener('timeupdate', showPosition);
  audio.addEventListener('pause', describePosition);
  audio.addEventListener('error', fail);
  describePosition();
}
