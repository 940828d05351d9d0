// First: it reports when one of the others fails.
import './count.ts';
import './carousel.ts';
import './choose-term.ts';
import './language.ts';
import './menus.ts';
import './player.ts';
import './referral.ts';
import './renew-promise.ts';
import './scroll-to-section.ts';
