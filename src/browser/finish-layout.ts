// What style left out of the first layout (styles/base.css) is laid out here.
const { dataset } = document.documentElement;
const sections = document.querySelectorAll<HTMLElement>('main section, footer').values();

// A section a frame, so that no frame is long.
if (dataset.fromTop !== undefined) requestAnimationFrame(layOutNext);

// Who is quicker, and jumps over what is left, must land at the right place.
for (const sign of ['click', 'keydown']) {
  addEventListener(sign, finishLayout, { capture: true, once: true });
}

/** Lays out all that is left, at once. */
export function finishLayout(): void {
  delete dataset.fromTop;
}

function layOutNext(): void {
  const section = sections.next().value;
  if (!section) return;
  section.style.contentVisibility = 'visible';
  requestAnimationFrame(layOutNext);
}
