/** Closes the popovers where the browser does not, and keeps the keyboard out of what they cover. */
export function closeMenus(): void {
  // Popovers close by themselves on Escape and on a click outside. A link to a section of this page
  // does not leave the page, so it has to close them here.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover?.();
    });
  }

  // The sheet covers the page, so the keyboard must not reach what is below it.
  const sheet = document.getElementById('menu');
  const covered = document.querySelectorAll<HTMLElement>(
    'body > :not(header), header > :not([popover])',
  );
  const cover = (isCovered: boolean) => {
    for (const element of covered) element.inert = isCovered;
  };
  // The button that opens the sheet must be focusable while the browser records where the focus comes
  // from, and again when the focus returns there.
  sheet?.addEventListener('toggle', ({ newState }) => cover(newState === 'open'));
  sheet?.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && cover(false));

  // A rotated tablet may not have the sheet any more: still open, it would make the page inert,
  // unseen.
  addEventListener('resize', () => {
    if (sheet?.getClientRects().length === 0) sheet.hidePopover?.();
  });
}
