/** Reloads a page that comes back into view with outdated dates. */
export function reloadOutdated(): void {
  const until = Number(document.querySelector<HTMLElement>('[data-until]')?.dataset.until);
  // Outdated on load: this clock is fast, and a reload would not help.
  if (Date.now() >= until) return;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() >= until) location.reload();
  });
}
