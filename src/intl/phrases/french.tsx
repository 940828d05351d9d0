import type { Tag } from '../messages.d.ts';

/** French words in any text, marked so that screen readers pronounce them as French. */
export const french: Tag = (chunks) => <span lang="fr">{chunks}</span>;
