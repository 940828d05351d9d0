/**
 * Marks keyboard use: `motion.css` then neither scrolls smoothly, since a field that takes the focus
 * meanwhile would end up behind the header, nor moves the contents list away from the focus.
 */
export function markKeyboardUse(): void {
  const { dataset } = document.documentElement;
  addEventListener('keydown', () => {
    dataset.keyboard = '';
  });
  addEventListener('pointerdown', () => {
    delete dataset.keyboard;
  });
}
