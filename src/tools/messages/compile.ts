import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type MessageFormatElement,
  type ParserOptions,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { UserError } from '../command-line.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A translator's mistake; names the file and, if possible, the message. */
class MessageError extends UserError {
  constructor(file: string, id: string | undefined, problem: string) {
    super(`${relative(root, file)}${id === undefined ? '' : ` "${id}"`}: ${problem}`);
    // A stack trace does not help a translator.
    this.stack = this.message;
  }
}

export function messageFile(locale: string): string {
  return `${root}i18n/${locale}.json`;
}

/** Throws a `MessageError` unless the file is a flat object of strings. */
export function readMessages(file: string): Record<string, string> {
  let messages: unknown;
  try {
    messages = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new MessageError(file, undefined, (error as Error).message);
  }
  for (const [id, text] of Object.entries(messages ?? {})) {
    if (typeof text !== 'string') throw new MessageError(file, id, 'must be a string');
  }
  return messages as Record<string, string>;
}

export function compileMessages(file: string): Record<string, MessageFormatElement[]> {
  return Object.fromEntries(
    Object.entries(readMessages(file)).map(([id, text]) => [id, parseMessage(text, id, file)]),
  );
}

/** Parses a message. With `captureLocation`, each element holds its position in the text. */
export function parseMessage(
  text: string,
  id: string,
  file: string,
  options?: ParserOptions,
): MessageFormatElement[] {
  try {
    return parse(text, options);
  } catch (error) {
    const { message, location } = error as Error & { location?: { start: { offset: number } } };
    // The parser's message is a constant such as MISSING_OTHER_CLAUSE.
    const problem = message.toLowerCase().replaceAll('_', ' ');
    throw new MessageError(
      file,
      id,
      `${problem} (ICU) at “${text.slice(location?.start.offset ?? 0)}”`,
    );
  }
}
