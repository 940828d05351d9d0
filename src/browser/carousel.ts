/** Connects the pause button; the carousel itself moves by CSS alone. */
export function connectCarousel(): void {
  const row = document.querySelector('.carousel-track > ul');
  // After the resources above the fold.
  if (row) addEventListener('load', () => loadCovers(row));

  const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');
  button?.addEventListener('click', () => {
    const paused = button.getAttribute('aria-pressed') !== 'true';
    button.setAttribute('aria-pressed', String(paused));
  });
}

/** Loads as many square covers as fit into the window: lazy ones would pop up one by one. */
function loadCovers(row: Element): void {
  const covers = [...row.querySelectorAll('img')];
  for (const cover of covers.slice(0, Math.ceil(innerWidth / row.clientHeight))) {
    cover.loading = 'eager';
  }
}
