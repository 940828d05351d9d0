const row = document.querySelector('.carousel-track > ul');

// The row begins to roll when its section has been laid out (finish-layout.ts). If it began sooner,
// Chromium would move it on the main thread, and render sixty times a second for good.
if (row) addEventListener('load', () => new ResizeObserver(startRolling).observe(row));

const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');

button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(paused));
});

function startRolling([entry]: ResizeObserverEntry[], observer: ResizeObserver): void {
  if (!entry) return;
  observer.disconnect();
  const { target, contentRect } = entry;
  target.parentElement?.setAttribute('data-rolling', '');

  // Lazy covers would appear one by one as they roll in. As many as fit into the window are fetched
  // at once; they are as wide as the row is high.
  const covers = [...target.querySelectorAll('img')];
  for (const cover of covers.slice(0, Math.ceil(innerWidth / contentRect.height))) {
    cover.loading = 'eager';
  }
}
