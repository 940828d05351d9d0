/** Connects the pause button of the carousel, which moves by style alone. */
export function connectCarousel(): void {
  const row = document.querySelector('.carousel-track > ul');
  // What the first view needs loads first.
  if (row) addEventListener('load', () => loadCovers(row));

  const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  button?.addEventListener('click', () => {
    const paused = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(paused));
  });
}

/**
 * Loads as many covers as fit into the window, which are as wide as the row is high: lazy ones would
 * appear one by one as they roll in.
 */
function loadCovers(row: Element): void {
  const covers = [...row.querySelectorAll('img')];
  for (const cover of covers.slice(0, Math.ceil(innerWidth / row.clientHeight))) {
    cover.loading = 'eager';
  }
}
