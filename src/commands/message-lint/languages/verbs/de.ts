import { sentenceStarts, wholeWords } from '../../patterns.ts';
import { list } from '../language.ts';

/** Forms of du. In small letters: Hast is a noun. */
const forms = list(`
  kannst willst hast bist möchtest brauchst musst sollst darfst weißt wirst findest bekommst erhältst
  gibst machst siehst hörst schreibst rufst sagst suchst zahlst sparst bezahlst buchst bestellst
  kennst hältst nimmst sprichst wählst entscheidest magst gehst kommst
  könntest solltest müsstest würdest hättest wärst wolltest konntest hattest warst wurdest
`);

const commands = list(`
  Schreib Lies Sieh Gib Nimm Sprich Hör Sag Probier Erzähl Schau Komm Meld Bestell Vergiss
`);

/** Commands that are a noun, too, if nothing that tells them apart follows. */
const nouns = list('Ruf Rufe Buch Kauf Start Test Klick Frag Frage Schick Lad');

/** Commands that, before “ich”, are something else. */
const longCommands = list(`
  Entdecke Erfahre Buche Teste Starte Wähle Vereinbare Kontaktiere Sende Melde Lerne Nutze Bestelle
  Abonniere Vergleiche Höre Schreibe Erzähle
`);

/** How du is addressed by a verb alone. */
export const familiarGerman: readonly RegExp[] = [
  wholeWords(forms, 'gu'),
  sentenceStarts([
    ...commands,
    ...nouns.map((noun) => `${noun}(?= (?:uns|mich|ihn|es|doch|jetzt|einfach|mal|gleich|gern)\\b)`),
    ...longCommands.map((command) => `${command}(?! ich\\b)`),
  ]),
];
