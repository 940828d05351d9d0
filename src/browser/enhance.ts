import './carousel.ts';
import './language.ts';
import './menus.ts';
import './scroll-to-section.ts';
