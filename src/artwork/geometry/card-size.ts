import { founders } from '../../site/site.ts';

/** Pixels: what every social card measures, and what og:image:width and height promise. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pixels: the side of each portrait on a card, one above the other; one alone is no larger than one of two. */
export const cardPortraitSize = Math.floor(cardSize.height / Math.max(2, founders.length));
