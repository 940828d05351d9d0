import { connectCarousel } from './carousel.ts';
import { keepTerm } from './choose-term.ts';
import { reportEvents } from './count.ts';
import { offerLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { connectPlayer } from './player.ts';
import { carryReferral } from './referral.ts';
import { reloadOutdated } from './reload-outdated.ts';
import { scrollToSection } from './scroll-to-section.ts';

// The script of every page, below its HTML: what a page does not have, its function skips.
const code = carryReferral();
// Before the others, so that it reports their errors.
reportEvents(code);
connectCarousel();
keepTerm();
offerLanguage(code);
closeMenus();
connectPlayer();
reloadOutdated();
scrollToSection();
