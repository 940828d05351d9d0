import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import type { Asts } from '../tools/messages/compile.ts';
import { Misuse } from '../tools/user-error.ts';

/**
 * The pseudo-languages, which reveal text that comes from no message, and places that are too
 * narrow: `accented` writes every text in accented letters and 40 % longer, `mirrored` also from
 * right to left.
 */
const pseudoLanguages = ['accented', 'mirrored'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

/** Letter by letter, none of them in ASCII. */
const accents = new Map(
  Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', (letter, index) => [
    letter,
    [...'ÅḂÇĐÉḞĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåḃçđéḟĝĥîĵķļṁñöþǫŕšţûṽŵẋýž'][index] ?? letter,
  ]),
);

const growth = 0.4;

/** The pseudo-language that the variable `PSEUDO` asks for. Throws for an unknown one. */
export function pseudoLanguage(): PseudoLanguage | undefined {
  const { PSEUDO } = process.env;
  if (!PSEUDO) return undefined;
  const known = pseudoLanguages.find((name) => name === PSEUDO);
  if (!known) throw new Misuse(`PSEUDO is ${PSEUDO}, neither ${pseudoLanguages.join(' nor ')}`);
  return known;
}

type Switches = { pseudo: boolean; mirrored: boolean };

/** The environment variable for the switches of a command; none without switches. */
export function pseudoVariable({ pseudo, mirrored }: Switches): { PSEUDO?: PseudoLanguage } {
  if (mirrored) return { PSEUDO: 'mirrored' };
  return pseudo ? { PSEUDO: 'accented' } : {};
}

/** Messages in a pseudo-language: their texts change, arguments, plurals and tags stay. */
export function disguise(asts: Asts, pseudo: PseudoLanguage): Asts {
  const write = pseudo === 'mirrored' ? (text: string) => fromRight(accented(text)) : accented;
  return Object.fromEntries(
    Object.entries(asts).map(([id, ast]) => [
      id,
      [literal('['), ...mapTexts(ast, write), literal(']')],
    ]),
  );
}

function literal(value: string): MessageFormatElement {
  return { type: TYPE.literal, value };
}

/** A message with each of its texts changed, those in plurals, choices and tags too. */
export function mapTexts(
  ast: readonly MessageFormatElement[],
  change: (text: string) => string,
): MessageFormatElement[] {
  return ast.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: change(element.value) };
      case TYPE.select:
      case TYPE.plural: {
        const options = Object.entries(element.options).map(([name, option]) => [
          name,
          { ...option, value: mapTexts(option.value, change) },
        ]);
        return { ...element, options: Object.fromEntries(options) };
      }
      case TYPE.tag:
        return { ...element, children: mapTexts(element.children, change) };
      default:
        return element;
    }
  });
}

/** `Your podcast` as `Ýöûûŕ þöödçåšţ`: vowels are written twice until the text is long enough. */
function accented(text: string): string {
  let missing = 0;
  return Array.from(text, (character) => {
    missing += growth;
    const letter = accents.get(character) ?? character;
    if (!/[aeiouy]/i.test(character) || missing < 1) return letter;
    const times = Math.floor(missing);
    missing -= times;
    return letter + letter.toLowerCase().repeat(times);
  }).join('');
}

/** A text whose letters run from right to left, between the marks of Unicode for that. */
function fromRight(text: string): string {
  return `\u202e${text}\u202c`;
}

/** Vite: every language is written from right to left, as far as the table of languages says. */
export function rightToLeft(): Plugin {
  return {
    name: 'site:right-to-left',
    transform: {
      filter: { id: /\/src\/locales\.ts$/ },
      handler: (code) =>
        `${code}\nfor (const facts of Object.values(locales)) Object.assign(facts, { direction: 'rtl' });\n`,
    },
  };
}
