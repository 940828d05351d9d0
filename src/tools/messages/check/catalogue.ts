import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '#src/site/locales.ts';
import { shows } from '#src/site/shows.ts';
import type { Asts } from '../compile.ts';

/** Placeholders in a reading for a value that is not a number, and for a number. */
const value = '\uE000';
const numberValue = '\uE001';

export type Message = {
  ast: readonly MessageFormatElement[];
  /**
   * The text as readers see it, one character per value. Each reading takes one branch of every
   * plural and select; together they cover all branches.
   */
  readings: readonly string[];
};

export type Catalogue = { locale: Locale; messages: ReadonlyMap<string, Message> };

/** A problem with a message, and how to fix it. */
export type Finding = { id: string; problem: string };

export function createCatalogue(locale: Locale, asts: Asts): Catalogue {
  const messages = new Map<string, Message>();
  for (const [id, ast] of Object.entries(asts)) {
    messages.set(id, { ast, readings: readings(ast).map(withoutTitles) });
  }
  return { locale, messages };
}

/** Removes titles of shows, which keep the typography of their own language. */
function withoutTitles(text: string): string {
  return shows.reduce((rest, { title }) => rest.replaceAll(title, value), text);
}

/** Returns as many readings as the largest element has branches. */
function readings(elements: readonly MessageFormatElement[]): string[] {
  const parts = elements.map(branches);
  const count = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    parts.map((texts) => texts[index % texts.length] ?? '').join(''),
  );
}

function branches(element: MessageFormatElement): string[] {
  switch (element.type) {
    case TYPE.literal:
      return [element.value];
    case TYPE.tag:
      return readings(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap((option) => readings(option.value));
    case TYPE.pound:
    case TYPE.number:
      return [numberValue];
    default:
      return [value];
  }
}
