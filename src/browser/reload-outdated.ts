/**
 * Reloads a page whose dates have expired. Does so at once if the page is visible, else when it
 * becomes visible. A recording that plays is not interrupted.
 */
export function reloadOutdated(): void {
  const until = Number(document.querySelector<HTMLElement>('[data-until]')?.dataset.until);
  // If the page is outdated when it loads, the visitor's clock is fast, and a reload would not
  // help.
  if (!(Date.now() < until)) return;
  const reload = () => {
    const isPlaying = [...document.querySelectorAll('audio')].some(({ paused }) => !paused);
    if (document.visibilityState === 'visible' && Date.now() >= until && !isPlaying) {
      location.reload();
    }
  };
  document.addEventListener('visibilitychange', reload);
  // A timer may fire a little early.
  setTimeout(reload, until - Date.now() + 1000);
}
