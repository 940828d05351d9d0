import { sentenceStarts } from '../../patterns.ts';
import { list } from '../language.ts';

/** Commands to tu; other verbs of tu never stand without it. */
const commands = list(`
  Lis Écris Dis Fais Prends Choisis Viens Découvre Appelle Contacte Essaie Rejoins Reçois Obtiens
  Profite Télécharge Inscris Clique Envoie Raconte Parle Réponds Mets
`);

/** How tu is addressed by a verb alone. */
export const familiarFrench: readonly RegExp[] = [
  // Écris-nous; not dites-nous, pouvons-nous, sommes-nous, entre-nous, Choisy-le-Roi.
  /(?<!\p{L})\p{L}+(?<!ez|ons|mes|tes|entre)-(?:nous|moi|les?|la|lui|leur|y)(?![\p{L}-])/giu,
  sentenceStarts(commands),
];
