/** Starts the carousel once the page has loaded, and connects its pause button. */
export function startCarousel(): void {
  const row = document.querySelector('.carousel-track > ul');
  // What the first view needs loads first.
  if (row) addEventListener('load', () => startRolling(row));

  const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  button?.addEventListener('click', () => {
    const paused = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(paused));
  });
}

function startRolling(row: Element): void {
  row.parentElement?.setAttribute('data-rolling', '');

  // Lazy covers would appear one by one as they roll in. As many as fit into the window are fetched
  // at once; they are as wide as the row is high.
  const covers = [...row.querySelectorAll('img')];
  for (const cover of covers.slice(0, Math.ceil(innerWidth / row.clientHeight))) {
    cover.loading = 'eager';
  }
}
