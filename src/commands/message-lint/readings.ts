import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { shows } from '../../shows.ts';

// The patterns of the rules and languages write these signs as escapes.
/** Stands for a value that is not known to be one of the two below. */
const anyValue = '\uE000';
/** Stands for a number: `#`, `{price, number, eur}`. */
const numberValue = '\uE001';
/** Stands for a name that the owner of the site may change. */
const ownersValue = '\uE002';

const ownersNames = new Set([
  'brand',
  'company',
  'court',
  'host',
  'legalName',
  'mediatorName',
  'name',
]);

/** Titles keep their own language and its typography, but for the space before their last sign. */
const titles = titlePattern(shows.map(({ title }) => title));

/** Finds each of these titles, also with a space before a question or exclamation mark. */
export function titlePattern(titles: readonly string[]): RegExp {
  const patterns = titles.map((title) =>
    title
      .split(/(?=[?!])/)
      .map(RegExp.escape)
      .join('\\s*'),
  );
  return new RegExp(patterns.join('|') || '(?!)', 'gu');
}

/**
 * A message as one reader sees it: one branch of every plural and select, no
 * tags, and one character for each value. `offsets` says where each character
 * stands in the message, and holds one more than `text`: the end.
 */
export type Reading = { text: string; offsets: readonly number[] };

type Character = { sign: string; offset: number };

/** Readings that together show every branch of a message, whose tree has locations. */
export function readings(ast: readonly MessageFormatElement[]): Reading[] {
  const end = ast.at(-1)?.location?.end.offset ?? 0;
  return expand(ast).map((characters) => {
    const signs = withoutTitles(characters);
    return {
      text: signs.map(({ sign }) => sign).join(''),
      offsets: [...signs.map(({ offset }) => offset), end],
    };
  });
}

/** A show's title is one more name of the owner. */
function withoutTitles(characters: readonly Character[]): Character[] {
  const text = characters.map(({ sign }) => sign).join('');
  let rest = 0;
  const result: Character[] = [];
  for (const { 0: title, index } of text.matchAll(titles)) {
    const offset = characters[index]?.offset ?? 0;
    result.push(...characters.slice(rest, index), { sign: ownersValue, offset });
    rest = index + title.length;
  }
  return [...result, ...characters.slice(rest)];
}

/** As many readings as the element with most branches has: each branch is in one of them. */
function expand(elements: readonly MessageFormatElement[]): Character[][] {
  const parts = elements.map(variants);
  const count = Math.max(1, ...parts.map(({ length }) => length));
  return Array.from({ length: count }, (_, index) =>
    parts.flatMap((branches) => branches[index % branches.length] ?? []),
  );
}

function variants(element: MessageFormatElement): Character[][] {
  const offset = element.location?.start.offset ?? 0;
  switch (element.type) {
    case TYPE.literal:
      return [Array.from(element.value.split(''), (sign, at) => ({ sign, offset: offset + at }))];
    case TYPE.tag:
      return expand(element.children);
    case TYPE.plural:
    case TYPE.select:
      return Object.values(element.options).flatMap(({ value }) => expand(value));
    case TYPE.pound:
    case TYPE.number:
      return [[{ sign: numberValue, offset }]];
    case TYPE.argument:
      return [[{ sign: ownersNames.has(element.value) ? ownersValue : anyValue, offset }]];
    default:
      return [[{ sign: anyValue, offset }]];
  }
}
