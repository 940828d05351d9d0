import './carousel.ts';
import './language.ts';
import './menus.ts';
import './referral.ts';
import './scroll-to-section.ts';
