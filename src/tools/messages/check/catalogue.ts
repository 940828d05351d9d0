import {
  type LiteralElement,
  type MessageFormatElement,
  TYPE,
} from '@formatjs/icu-messageformat-parser';
import type { Locale } from '#src/facts/locales.ts';
import { shows } from '#src/facts/shows.ts';
import { messageFile, parseMessage } from '../compile.ts';

/** Placeholders in a reading for a value that is not a number, and for a number. */
const value = '\uE000';
const numberValue = '\uE001';

/**
 * The text as readers see it, with one character per value, and the position of each character in
 * the message (`NaN` for a value). A reading takes one branch of every plural and select.
 */
type Reading = { text: string; places: readonly number[] };

export type Message = {
  /** The message as its file contains it. */
  source: string;
  ast: readonly MessageFormatElement[];
  /** Together they cover all branches. */
  readings: readonly Reading[];
};

export type Catalogue = { locale: Locale; messages: ReadonlyMap<string, Message> };

/** A problem with a message, and how to fix it. */
export type Finding = { id: string; problem: string };

export function createCatalogue(locale: Locale, sources: Record<string, string>): Catalogue {
  const messages = new Map<string, Message>();
  for (const [id, source] of Object.entries(sources)) {
    messages.set(id, createMessage(locale, id, source));
  }
  return { locale, messages };
}

export function createMessage(locale: Locale, id: string, source: string): Message {
  const ast = parseMessage(source, id, messageFile(locale), { captureLocation: true });
  return { source, ast, readings: readings(ast).map(withoutTitles) };
}

/** Masks titles of shows, which keep the typography of their own language. */
function withoutTitles({ text, places }: Reading): Reading {
  const mask = (rest: string, title: string) => rest.replaceAll(title, value.repeat(title.length));
  return { text: shows.map(({ title }) => title).reduce(mask, text), places };
}

/** Returns as many readings as the largest element has branches. */
function readings(elements: readonly MessageFormatElement[]): Reading[] {
  const parts = elements.map(branches);
  const count = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) => {
    const taken = parts.flatMap((branch) => branch[index % branch.length] ?? []);
    return {
      text: taken.map(({ text }) => text).join(''),
      places: taken.flatMap(({ places }) => places),
    };
  });
}

function branches(element: MessageFormatElement): Reading[] {
  switch (element.type) {
    case TYPE.literal:
      return [literalReading(element)];
    case TYPE.tag:
      return readings(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap((option) => readings(option.value));
    case TYPE.pound:
    case TYPE.number:
      return [{ text: numberValue, places: [Number.NaN] }];
    default:
      return [{ text: value, places: [Number.NaN] }];
  }
}

function literalReading({ value: text, location }: LiteralElement): Reading {
  const { start, end } = location ?? { start: { offset: 0 }, end: { offset: 0 } };
  // A text with quoted braces is shorter than its source, so its places are unknown.
  const isPlain = end.offset - start.offset === text.length;
  const first = isPlain ? start.offset : Number.NaN;
  return { text, places: Array.from({ length: text.length }, (_, index) => first + index) };
}
