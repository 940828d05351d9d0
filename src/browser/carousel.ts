// The row goes on with a copy of itself, so that it has no end; nobody needs to hear it twice.
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

// Lazy covers would come one by one as they roll in. When the page itself has loaded, those
// that fit into the window are fetched, so that they stand there before the visitor does.
addEventListener('load', () => {
  const covers = row?.querySelectorAll('img') ?? [];
  const width = covers[0]?.offsetWidth || innerWidth;
  for (const cover of [...covers].slice(0, Math.ceil(innerWidth / width))) cover.loading = 'eager';
});
