import type { Page } from '../facts/pages.ts';
import type { MessageId } from '../intl/get-intl.ts';

/** The size of every social card in pixels, also the values of og:image:width and height. */
export const cardSize = { width: 1200, height: 630 } as const;

/** Files in `art/`. */
export type Drawing = 'dial' | 'founders' | 'voice' | 'paragraph' | 'hours';

/** The drawing of each page's card, and the message below its title. */
export const cards = {
  landing: { drawing: 'dial', note: 'hero.price' },
  about: { drawing: 'founders', note: 'card.founders' },
  legalNotice: { drawing: 'paragraph', note: 'card.legalNotice.note' },
  terms: { drawing: 'hours', note: 'hero.price' },
  contact: { drawing: 'voice', note: 'card.contact.note' },
} as const satisfies Record<Page, { drawing: Drawing; note: MessageId }>;
