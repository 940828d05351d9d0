import { connectCarousel } from './carousel.ts';
import { keepTerm } from './choose-term.ts';
import { reportEvents } from './count.ts';
import { offerLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { connectPlayer } from './player.ts';
import { carryReferral } from './referral.ts';
import { reloadOutdated } from './reload-outdated.ts';
import { scrollToSection } from './scroll-to-section.ts';

// The script of every page, loaded after its HTML. Each function skips what a page lacks.
const code = carryReferral();
// First, to report errors of the others.
reportEvents(code);
connectCarousel();
keepTerm();
offerLanguage(code);
closeMenus();
connectPlayer();
reloadOutdated();
scrollToSection();
