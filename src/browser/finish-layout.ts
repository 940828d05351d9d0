// Lays out what the stylesheet left out of the first layout (styles/base.css).
const { dataset } = document.documentElement;
const sections = [...document.querySelectorAll<HTMLElement>('main section, footer')];

/**
 * Over how many frames the sections are spread: one of the landing page is enough for a frame,
 * articles of the terms are smaller.
 */
const frames = 12;
const sectionsPerFrame = Math.ceil(sections.length / frames);

if (dataset.entry === 'navigate') requestAnimationFrame(layOutNext);

// Visitors who are quicker, and jump past what is left, must land at the right place.
for (const sign of ['click', 'keydown']) {
  addEventListener(sign, finishLayout, { capture: true, once: true });
}

/** Lays out everything that is left, at once. */
export function finishLayout(): void {
  delete dataset.entry;
}

function layOutNext(): void {
  const next = sections.splice(0, sectionsPerFrame);
  for (const { style } of next) style.contentVisibility = 'visible';
  if (sections.length > 0) requestAnimationFrame(layOutNext);
}
