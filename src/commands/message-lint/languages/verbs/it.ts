import { sentenceStarts, wholeWords } from '../../patterns.ts';
import { list } from '../language.ts';

/**
 * Forms of tu that are no noun and not what lei is asked to do (parli, prenoti).
 * Not among them: the commands of buttons, which say tu (Chiudi, Riprova).
 */
const forms = list(`
  puoi vuoi hai devi fai stai sai dici vieni tieni preferisci ricevi credi conosci decidi ottieni
  scrivi capisci chiedi rispondi prendi scopri
  avrai sarai potrai vorrai dovrai farai riceverai troverai vedrai saprai andrai scoprirai pagherai
  potresti vorresti dovresti avresti saresti faresti sapresti
  iscriviti unisciti dicci dimmi dacci dammi
`);

/** Commands that take a pronoun: lei would be asked by ci contatti, lo legga. */
const commands = list(`
  contatta chiama parla racconta invia lascia visita ascolta prova prenota acquista scarica
  guarda scrivi segui chiedi leggi scopri scegli richiedi
`);

/** How tu is addressed by a verb alone. */
export const familiarItalian: readonly RegExp[] = [
  wholeWords(forms),
  new RegExp(`(?<!\\p{L})(?:${commands.join('|')})(?:ci|mi|lo|la|li|le)(?!\\p{L})`, 'giu'),
  // Inside a sentence they are laws.
  sentenceStarts(['Leggi']),
];
