import { localeCodes } from '../../locales.ts';
import { shows } from '../../shows.ts';
import * as site from '../../site.ts';
import { MessageError, messageFile, readMessages } from '../../tools/messages/compile.ts';
import { UserError } from '../../tools/user-error.ts';
import { charactersIn, faces, isBlank, parts } from './sources.ts';
import { unicodeRange } from './unicode-range.ts';

const facts = { 'src/site.ts': site, 'src/shows.ts': shows };

/**
 * All texts that pages show, as messages write them. Throws if a face lacks one of their
 * characters, a `MessageError` if a message has it.
 */
export function readCopy(): string[] {
  const messages = localeCodes.flatMap((locale) => {
    const file = messageFile(locale);
    return drawableMessages(readMessages(file), file);
  });
  const values = Object.entries(facts).map(([file, exported]) => {
    const text = JSON.stringify(exported);
    const lacking = lackingCharacters(text);
    if (lacking.length > 0) throw new UserError(`${file}: ${lackingSentence(lacking)}`);
    return text;
  });
  return [...messages, ...values];
}

/** The texts of a file of messages. Throws a `MessageError` at the first that the faces cannot show. */
export function drawableMessages(messages: Record<string, string>, file: string): string[] {
  return Object.entries(messages).map(([id, text]) => {
    const lacking = lackingCharacters(text);
    if (lacking.length > 0) throw new MessageError(file, id, lackingSentence(lacking));
    return text;
  });
}

/**
 * The characters of texts, in order, small and capital, with printable ASCII, the euro sign for
 * formatted prices and the dash before the items of legal lists.
 */
export function charactersOf(texts: readonly string[]): string[] {
  const ascii = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(0x20 + index));
  const written = texts.flatMap((text) => [...text, ...text.toUpperCase()]);
  return [...new Set([...ascii, '€', '–', ...written])].sort();
}

/** Figures are put together while the site runs: any of these may follow any other. */
const figures = [...'0123456789.,:€%+ \u00a0\u202f'];

/** Styles set lines in capitals, but none that is longer. */
const longestCapitals = 40;

/** What messages and facts are written with, and no page shows. */
const syntax = /[{}<>#"\\_]/;

/** Each two characters that stand side by side in texts, or may in a figure. */
export function neighboursIn(texts: readonly string[]): Set<string> {
  const pairs = new Set(figures.flatMap((left) => figures.map((right) => left + right)));
  const lines = texts.filter((text) => text.length <= longestCapitals);
  for (const text of [...texts, ...lines.map((line) => line.toUpperCase())]) {
    let left = '';
    for (const right of text) {
      if (left && !syntax.test(left + right)) pairs.add(left + right);
      left = right;
    }
  }
  return pairs;
}

/** What each face can show. The static faces of the cards have the same characters. */
const shown = faces.map(
  ({ source }) => new Set(parts.flatMap((part) => [...charactersIn(source(part))])),
);

function lackingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) => !isBlank(character) && shown.some((face) => !face.has(character)),
  );
}

function lackingSentence(characters: readonly string[]): string {
  const named = characters.map((character) => `"${character}" (${unicodeRange([character])})`);
  return `the faces have no ${named.join(', ')}: write it otherwise, or take faces that have it (README, Add a language)`;
}
