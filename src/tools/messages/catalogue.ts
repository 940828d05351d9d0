import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type MessageFormatElement,
  type ParserOptions,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { Misuse } from '../user-error.ts';

/** A message as its file holds it. */
export type Entry = {
  id: string;
  text: string;
  /** Where its text begins in the file: the offset of the opening quote. */
  start: number;
  /** Its text as the file writes it, with quotes and escapes. */
  raw: string;
};

/** A place in a file: lines and columns count from 1. */
type Place = { line: number; column: number };

/** A file of messages that cannot be read: JSON or ICU. Its message names file, place and id. */
export class MessageError extends Misuse {
  override name = 'MessageError';
  readonly file: string;
  readonly place: Place;
  /** The message in which it is, if it is in one. */
  readonly id: string | undefined;

  constructor(file: string, place: Place, id: string | undefined, reason: string) {
    const of = id === undefined ? '' : ` "${id}"`;
    super(`${shortPath(file)}:${place.line}:${place.column}${of}: ${reason}`);
    this.file = file;
    this.place = place;
    this.id = id;
    // A translator's mistake: a stack of our code helps nobody.
    this.stack = this.message;
  }
}

const root = fileURLToPath(new URL('../../../', import.meta.url));

const quoted = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-f]{4}))*"/iuy;

/**
 * The messages of a file's source: one flat JSON object of strings. Throws a `MessageError` at the
 * first place that is anything else, or at a duplicate id, which JSON alone would accept.
 */
export function parseCatalogue(source: string, file: string): Entry[] {
  const entries: Entry[] = [];
  const seen = new Set<string>();
  let offset = 0;
  let id: string | undefined;

  function fail(reason: string): never {
    throw new MessageError(file, placeAt(source, offset), id, reason);
  }
  function skipSpace(): void {
    while (/\s/.test(source.charAt(offset))) offset++;
  }
  function takeSign(...signs: string[]): string {
    skipSpace();
    const sign = source.charAt(offset);
    if (!signs.includes(sign)) fail(`here should stand ${signs.join(' or ')}`);
    offset++;
    return sign;
  }
  function takeText(): string {
    skipSpace();
    quoted.lastIndex = offset;
    const raw = quoted.exec(source)?.[0];
    if (raw === undefined) {
      const isText = source.charAt(offset) === '"';
      fail(
        isText
          ? 'this text has no closing ", or a wrong \\ in it'
          : 'a text in "…" is missing here',
      );
    }
    return raw;
  }

  takeSign('{');
  skipSpace();
  if (source.charAt(offset) !== '}') {
    do {
      const key = takeText();
      id = JSON.parse(key) as string;
      if (seen.has(id)) fail('this id stands here a second time');
      seen.add(id);
      offset += key.length;
      takeSign(':');
      const raw = takeText();
      entries.push({ id, text: JSON.parse(raw), start: offset, raw });
      offset += raw.length;
    } while (takeSign(',', '}') === ',');
  } else offset++;
  skipSpace();
  id = undefined;
  if (offset < source.length) fail('the file should end here');
  return entries;
}

/**
 * The syntax tree of a message. Throws a `MessageError` at the place in
 * `source` that ICU does not allow.
 */
export function parseMessage(
  entry: Entry,
  source: string,
  file: string,
  options: Pick<ParserOptions, 'captureLocation'> = {},
): MessageFormatElement[] {
  try {
    return parse(entry.text, options);
  } catch (error) {
    const { message, location } = error as SyntaxError & {
      location?: { start: { offset: number } };
    };
    const place = placeAt(source, sourceOffset(entry, location?.start.offset ?? 0));
    // The parser's message is a constant such as MISSING_OTHER_CLAUSE.
    const reason = message.toLowerCase().replaceAll('_', ' ');
    throw new MessageError(file, place, entry.id, `${reason} (ICU)`);
  }
}

/** The position of a message's character in its file, counting the escapes before it. */
export function sourceOffset({ raw, start }: Entry, offset: number): number {
  let position = 1;
  for (let index = 0; index < offset && position < raw.length - 1; index++) {
    if (raw.charAt(position) !== '\\') position++;
    else position += raw.charAt(position + 1) === 'u' ? 6 : 2;
  }
  return start + position;
}

/** The line and column of a character of a file. */
export function placeAt(source: string, offset: number): Place {
  const before = source.slice(0, offset);
  return {
    line: before.split('\n').length,
    column: offset - before.lastIndexOf('\n'),
  };
}

/** A file's path from the project's folder. */
export function shortPath(file: string): string {
  return relative(root, file);
}
