import { sentenceStarts, wholeWords } from '../../patterns.ts';
import { list } from '../language.ts';

/** Forms of tu that are no noun. */
const forms = list(`
  podes queres tens és estás fazes sabes dizes vais vês deves precisas recebes escolhes preferes dás
  pões vens conheces desejas gostas obténs ouves pedes envias poupas
  gostarias poderias terias deverias quererias
  quiseres puderes tiveres fizeres disseres souberes estiveres precisares preferires
  queiras possas tenhas sejas estejas faças saibas digas
  foste fizeste pudeste disseste tiveste estiveste quiseste recebeste pediste
`);

/**
 * Commands to tu where a sentence begins; inside it they are what somebody does.
 * The third person asks by contacte, leia.
 */
const commands = list(`
  Contacta Liga Escreve Diz Fala Envia Deixa Conta Pergunta Segue Visita Manda Pede
`);

/** How tu is addressed by a verb alone. */
export const familiarPortuguese: readonly RegExp[] = [
  wholeWords(forms),
  // Poderás, receberás; not atrás.
  /(?<!\p{L})\p{L}*[aei]rás(?!\p{L})/giu,
  sentenceStarts(commands.map((command) => `${command}-(?:nos|me|lhes?)`)),
  sentenceStarts(list('Lê Descobre Contacta Experimenta Clica')),
];
