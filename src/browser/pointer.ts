/**
 * Marks the document unless the last input was a key. `motion.css` then scrolls smoothly and moves
 * the contents list along. For the keyboard it does neither, since a field that takes the focus
 * during a smooth scroll would end up behind the header.
 */
export function markPointerUse(): void {
  const { dataset } = document.documentElement;
  const mark = () => {
    dataset.pointer = '';
  };
  mark();
  addEventListener('pointerdown', mark);
  addEventListener('keydown', () => {
    delete dataset.pointer;
  });
}
