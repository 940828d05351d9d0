import { sentenceStarts, wholeWords } from '../../patterns.ts';
import { list } from '../language.ts';

/** Forms of tú that are no noun and nothing that usted could say. */
const forms = list(`
  puedes quieres tienes eres estás haces dices sabes debes necesitas vas ves vienes pones conoces
  prefieres eliges recibes decides buscas deseas crees piensas sientes escribes lees envías ahorras
  pides obtienes aceptas confías grabas produces has
  hayas habías seas estés tengas quieras puedas hagas sepas digas vayas vengas necesites prefieras
  recibas elijas desees decidas quisieras pudieras tuvieras
  querrías podrías deberías tendrías
  fuiste hiciste pudiste dijiste tuviste estuviste quisiste recibiste pediste elegiste enviaste
  llamaste viniste supiste
  hazlo hazla hazte dinos dime danos dame ponte vete
`);

/** Commands that take a pronoun: usted would say llámenos, escríbanos. */
const commands = list(`
  contácta lláma pregúnta cuénta déja envía mánda hábla visíta escúcha consúlta resérva pruéba
  solicíta cómpra descárga míra prepára grába publíca confía ahórra úsa cámbia relléna
  sígue escríbe conóce píde elíge lée descúbre compárte
`);

/** How tú is addressed by a verb alone. */
export const familiarSpanish: readonly RegExp[] = [
  wholeWords(forms),
  new RegExp(`(?<!\\p{L})(?:${commands.join('|')})(?:nos|me|los?|las?|les?)(?!\\p{L})`, 'giu'),
  // Regístrate, únete.
  /(?<!\p{L})\p{L}*[áéíóú]\p{L}*[ae]te(?!\p{L})/giu,
  // Podrás, recibirás; not detrás.
  /(?<!\p{L})\p{L}*(?:[aei]r|rr|dr)ás(?!\p{L})/giu,
  // Inside a sentence the first could be nouns, the others what usted does.
  sentenceStarts(list('Haz Pon Ven Lee Descubre Contacta')),
];
