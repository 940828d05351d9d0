import { founders } from '../../site/site.ts';

/** Pixels of every social card, and the values of og:image:width and height. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pixels: the side of each stacked portrait; a single one is as large as one of two. */
export const cardPortraitSize = Math.floor(cardSize.height / Math.max(2, founders.length));
