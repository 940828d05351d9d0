import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { parseCatalogue, parseMessage } from './catalogue.ts';

/** Syntax trees of messages, by id. */
export type Asts = Record<string, MessageFormatElement[]>;

/** The path of a language's message file. */
export function messageFile(locale: string): string {
  return fileURLToPath(new URL(`../../../i18n/${locale}.json`, import.meta.url));
}

/** The syntax trees of a file of messages (flat id -> ICU string). Throws a `MessageError`. */
export function compileMessages(file: string): Asts {
  const source = readFileSync(file, 'utf8');
  return Object.fromEntries(
    parseCatalogue(source, file).map((entry) => [entry.id, parseMessage(entry, source, file)]),
  );
}
