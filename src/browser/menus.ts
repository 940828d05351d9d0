// Popovers close by themselves on Escape and on a click outside. A link to a
// section of this page leaves the page as it is, so it closes them here.
for (const menu of document.querySelectorAll<HTMLElement>('[popover]')) {
  menu.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a')) menu.hidePopover?.();
  });
}

// The sheet covers the page, so the keyboard must not walk what lies below it.
const sheet = document.getElementById('menu');
const covered = document.querySelectorAll<HTMLElement>(
  'body > :not(header), header > :not([popover])',
);
const cover = (isCovered: boolean) => {
  for (const element of covered) element.inert = isCovered;
};
// The button that opens the sheet must be able to have the focus for as long as the browser notes
// where it comes from, and again when it goes back there.
sheet?.addEventListener('toggle', ({ newState }) => cover(newState === 'open'));
sheet?.addEventListener('beforetoggle', ({ newState }) => newState === 'closed' && cover(false));

// A tablet that is turned has no sheet any more: open, it would hold the page still, unseen.
addEventListener('resize', () => {
  if (sheet?.getClientRects().length === 0) sheet.hidePopover?.();
});
