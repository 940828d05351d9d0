import type { Tag } from '../messages.d.ts';

/** French words wherever they stand: a voice has to know. */
export const french: Tag = (chunks) => <span lang="fr">{chunks}</span>;
