/** Pixels: what every social card measures, and what og:image:width and height promise. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Pixels: the side of each of the two portraits on a card, one above the other. */
export const cardPortraitSize = cardSize.height / 2;
