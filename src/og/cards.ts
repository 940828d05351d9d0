import type { MessageId } from '../intl/get-intl.ts';
import type { Page } from '../site/pages.ts';

/** Files in `art/`. */
export type Drawing = 'dial' | 'founders' | 'voice' | 'paragraph' | 'hours';

/** The drawing of each page's card, and the message below its title. */
export const cards = {
  landing: { drawing: 'dial', note: 'hero.price' },
  about: { drawing: 'founders', note: 'card.founders' },
  legals: { drawing: 'paragraph', note: 'card.legals.note' },
  cgv: { drawing: 'hours', note: 'hero.price' },
  contact: { drawing: 'voice', note: 'card.contact.note' },
} as const satisfies Record<Page, { drawing: Drawing; note: MessageId }>;
