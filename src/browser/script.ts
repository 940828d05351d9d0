import { addCommitment } from './booking.ts';
import { carryAffiliate } from './carry-affiliate.ts';
import { markSection } from './mark-section.ts';
import { closeMenus } from './menus.ts';
import { connectPlayer } from './player.ts';
import { scrollToSection } from './scroll-to-section.ts';

// The script of every page, loaded after its HTML. Each function skips what a page lacks.
carryAffiliate();
addCommitment();
closeMenus();
connectPlayer();
markSection();
scrollToSection();

// Marks the document unless the last input was a key. `motion.css` then scrolls smoothly and moves
// the contents list along. For the keyboard it does neither, since a field that takes the focus
// during a smooth scroll would end up behind the header.
const { dataset } = document.documentElement;
dataset.pointer = '';
addEventListener('pointerdown', () => {
  dataset.pointer = '';
});
addEventListener('keydown', () => {
  delete dataset.pointer;
});
