import { addCommitment } from './booking.ts';
import { loadCovers } from './carousel.ts';
import { offerLanguage } from './language.ts';
import { closeMenus } from './menus.ts';
import { connectPlayer } from './player.ts';
import { markPointerUse } from './pointer.ts';
import { carryReferral } from './referral.ts';
import { reloadOutdated } from './reload-outdated.ts';
import { scrollToSection } from './scroll-to-section.ts';

// The script of every page, loaded after its HTML. Each function skips what a page lacks.
const code = carryReferral();
loadCovers();
addCommitment();
offerLanguage(code);
closeMenus();
markPointerUse();
connectPlayer();
reloadOutdated();
scrollToSection();
