/**
 * Loads as many square covers of the carousel as fit into the window, after the resources above the
 * fold. Lazy covers would appear one by one.
 */
export function loadCovers(): void {
  const row = document.querySelector('.carousel-track > ul');
  if (!row) return;
  addEventListener('load', () => {
    const covers = [...row.querySelectorAll('img')];
    for (const cover of covers.slice(0, Math.ceil(innerWidth / row.clientHeight))) {
      cover.loading = 'eager';
    }
  });
}
