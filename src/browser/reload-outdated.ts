/**
 * Reloads a page that comes back into view after the dates it shows are out of date. If they were
 * when it loaded, a reload would not help: this clock is fast.
 */
export function reloadOutdated(): void {
  const until = Number(document.querySelector<HTMLElement>('[data-until]')?.dataset.until);
  if (Date.now() >= until) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() >= until) location.reload();
  });
}
