const button = document.querySelector<HTMLButtonElement>('[data-carousel-pause]');

button?.addEventListener('click', () => {
  const paused = button.getAttribute('aria-pressed') !== 'true';
  button.setAttribute('aria-pressed', String(paused));
});
