import './carousel.ts';
import './language.ts';
import './menus.ts';
import './sections.ts';
