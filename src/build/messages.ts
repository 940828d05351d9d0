import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin, Rollup } from 'vite';
import { defaultLocale, localeCodes } from '../locales.ts';
import { Misuse } from '../misuse.ts';
import { runCommand } from '../run-command.ts';
import { MessageError, parseCatalogue, parseMessage } from './catalogue.ts';
import { requiredMessages } from './required-messages.ts';

export type Asts = Record<string, MessageFormatElement[]>;

const typesFile = fileURLToPath(new URL('../messages.d.ts', import.meta.url));

/** The path of a language's message file. */
export function messageFile(locale: string): string {
  return fileURLToPath(new URL(`../../i18n/${locale}.json`, import.meta.url));
}

/** The syntax trees of a file of messages (flat id -> ICU string). Throws a `MessageError`. */
export function compileMessages(file: string): Asts {
  const source = readFileSync(file, 'utf8');
  return Object.fromEntries(
    parseCatalogue(source, file).map((entry) => [entry.id, parseMessage(entry, source, file)]),
  );
}

/**
 * Compiles every language, so that a fault in any of them shows before a build
 * begins, and writes the types of the messages. Throws a `MessageError`, or names all
 * words that a person, a show or a page lacks: the type checker would not.
 */
export function prepareMessages(): void {
  for (const locale of localeCodes) compileMessages(messageFile(locale));
  const file = messageFile(defaultLocale);
  const asts = compileMessages(file);
  const missing = requiredMessages.filter((id) => !Object.hasOwn(asts, id));
  if (missing.length > 0) {
    throw new Misuse(missing.map((id) => missingMessage(file, id).message).join('\n'));
  }
  writeMessageTypes(asts);
}

/**
 * Throws a `MessageError` at the first message that a language lacks: its page
 * would show English.
 */
export function requireAllMessages(fileOf = messageFile): void {
  const ids = Object.keys(compileMessages(fileOf(defaultLocale)));
  for (const locale of localeCodes) {
    const file = fileOf(locale);
    const messages = compileMessages(file);
    const missing = ids.find((id) => !Object.hasOwn(messages, id));
    if (missing) throw missingMessage(file, missing);
  }
}

function missingMessage(file: string, id: string): MessageError {
  return new MessageError(file, { line: 1, column: 1 }, id, 'is missing here');
}

/**
 * What a message wants: every placeholder's TypeScript type by name, for
 * `{count, plural, …}` a number, for `<b>…</b>` a function of its content.
 */
export function placeholders(ast: readonly MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of ast) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    found.set(element.value, placeholderType(element));
    for (const nested of nestedMessages(element)) {
      for (const [name, type] of placeholders(nested)) found.set(name, type);
    }
  }
  return found;
}

function placeholderType(element: MessageFormatElement): string {
  switch (element.type) {
    case TYPE.number:
    case TYPE.plural:
      return 'number';
    case TYPE.date:
    case TYPE.time:
      return 'Date';
    case TYPE.select:
      return Object.keys(element.options)
        .map((option) => (option === 'other' ? 'string' : `'${option}'`))
        .join(' | ');
    case TYPE.tag:
      return 'Tag';
    default:
      return 'string | number';
  }
}

function nestedMessages(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === TYPE.tag) return [element.children];
  if (element.type === TYPE.select || element.type === TYPE.plural) {
    return Object.values(element.options).map((option) => option.value);
  }
  return [];
}

/**
 * Writes `src/messages.d.ts`: message ids and their values as types, so that
 * an unknown id or a missing value fails `tsc`.
 */
function writeMessageTypes(asts: Asts): void {
  const lines = Object.entries(asts).map(([id, ast]) => {
    const values = [...placeholders(ast)].map(([name, type]) => `${name}: ${type}`);
    return `  '${id}': { ${values.join('; ')} };`;
  });
  writeFileSync(
    typesFile,
    [
      '// Generated from i18n/en.json by src/build/messages.ts.',
      "import type { ReactNode } from 'react';",
      'export type Tag = (chunks: ReactNode[]) => ReactNode;',
      'export interface Messages {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  );
}

/**
 * Vite: `import catalogue from '../i18n/fr.json?ast'` gives compiled syntax trees
 * as `revise` changes them, once they are asked for; `offer` of the same module
 * are the texts by which the language offers itself on the pages of the others.
 * A fault in a file shows in the browser, with its place.
 */
export function messages(revise: (asts: Asts) => Asts = (asts) => asts): Plugin {
  return {
    name: 'site:messages',
    enforce: 'pre',
    buildStart() {
      compileFor(this, messageFile(defaultLocale), writeMessageTypes);
    },
    load(id) {
      if (!id.endsWith('.json?ast')) return;
      const file = id.slice(0, -'?ast'.length);
      this.addWatchFile(file);
      return compileFor(this, file, (asts) => ({
        code: moduleOf(revise(asts)),
        moduleType: 'js',
      }));
    },
  };
}

/**
 * The trees are parsed when first asked for, since a worker speaks few of its
 * languages; and a string literal parses faster than the same object literal.
 */
function moduleOf(asts: Asts): string {
  return `export const offer = ${JSON.stringify(offerOf(asts))};
    let asts;
    export default () => (asts ??= JSON.parse(${JSON.stringify(JSON.stringify(asts))}));`;
}

/** The texts of `language.offer` and the like. Throws if one of them has a placeholder. */
function offerOf(asts: Asts): Record<string, string> {
  const ids = ['language.offer', 'language.switch', 'language.dismiss'];
  return Object.fromEntries(ids.map((id) => [id, literalOf(asts[id] ?? [], id)]));
}

function literalOf(ast: readonly MessageFormatElement[], id: string): string {
  const texts = ast.map((element) => {
    if (element.type === TYPE.literal) return element.value;
    throw new Error(`The message ${id} has to be plain text`);
  });
  return texts.join('');
}

function compileFor<Result>(
  context: Rollup.PluginContext,
  file: string,
  use: (asts: Asts) => Result,
): Result {
  try {
    return use(compileMessages(file));
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    const { message, stack, place } = error;
    return context.error({ message, stack: stack ?? '', id: file, loc: { file, ...place } });
  }
}

if (import.meta.main) await runCommand(prepareMessages);
