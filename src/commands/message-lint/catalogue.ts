import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Locale } from '../../locales.ts';
import {
  type Entry,
  MessageError,
  parseCatalogue,
  parseMessage,
} from '../../tools/messages/catalogue.ts';
import { type Reading, readings } from './readings.ts';

export type Message = Entry & {
  /** With the places of its elements. */
  ast: readonly MessageFormatElement[];
  readings: readonly Reading[];
};

/** The messages of a language, by id. */
export type Catalogue = {
  locale: Locale;
  file: string;
  source: string;
  messages: ReadonlyMap<string, Message>;
  /** Messages that ICU does not allow: they are not among `messages`. */
  errors: readonly MessageError[];
};

/** Reads the source of a language's file. Throws a `MessageError` if it is not a flat JSON object. */
export function createCatalogue(locale: Locale, file: string, source: string): Catalogue {
  const messages = new Map<string, Message>();
  const errors: MessageError[] = [];
  for (const entry of parseCatalogue(source, file)) {
    try {
      const ast = parseMessage(entry, source, file, { captureLocation: true });
      messages.set(entry.id, { ...entry, ast, readings: readings(ast) });
    } catch (error) {
      if (!(error instanceof MessageError)) throw error;
      errors.push(error);
    }
  }
  return { locale, file, source, messages, errors };
}
