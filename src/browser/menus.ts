/** Closes popovers where the browser does not, and makes the page behind the menu inert. */
export function closeMenus(): void {
  // A link within the page does not close its popover, unlike Escape and a click outside.
  for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
    menu.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover?.();
    });
  }

  const sheet = document.getElementById('menu');
  const covered = document.querySelectorAll<HTMLElement>(
    'body > :not(header), header > :not([popover])',
  );
  const setInert = (isCovered: boolean) => {
    for (const element of covered) element.inert = isCovered;
  };
  // The menu button must be focusable when the focus leaves it and when it returns.
  sheet?.addEventListener('toggle', ({ newState }) => setInert(newState === 'open'));
  sheet?.addEventListener(
    'beforetoggle',
    ({ newState }) => newState === 'closed' && setInert(false),
  );

  // A rotated tablet may hide the open menu, which would leave the page inert.
  addEventListener('resize', () => {
    if (sheet?.getClientRects().length === 0) sheet.hidePopover?.();
  });
}
