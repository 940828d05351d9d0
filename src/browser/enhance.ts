import './carousel.ts';
import './language.ts';
import './menus.ts';
import './player.ts';
import './scroll-to-section.ts';
