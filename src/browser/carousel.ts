const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');

button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(paused));
});

// Lazy covers would come one by one as they roll in. When the page itself has loaded, the
// first row is fetched, so that it stands there before the visitor does.
addEventListener('load', () => {
  const firstRow = '.carousel-track > :first-child > :nth-child(-n+8) img';
  for (const cover of document.querySelectorAll<HTMLImageElement>(firstRow)) {
    cover.loading = 'eager';
  }
});
