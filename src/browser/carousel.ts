// The row continues with a copy of itself, so that it never ends; screen readers skip the copy.
const row = document.querySelector('.carousel-track > ul');
if (row) {
  const copy = row.cloneNode(true) as HTMLElement;
  copy.setAttribute('aria-hidden', 'true');
  row.insertAdjacentElement('afterend', copy);
}

const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');

button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(paused));
});

// Lazy covers would appear one by one as they roll in. When the page itself has loaded, as many as
// fit into the window are fetched, so that they are there before the visitor is.
addEventListener('load', () => {
  const covers = row?.querySelectorAll('img') ?? [];
  const width = covers[0]?.offsetWidth || innerWidth;
  for (const cover of [...covers].slice(0, Math.ceil(innerWidth / width))) cover.loading = 'eager';
});
