import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { defaultLocale, localeCodes } from '#src/facts/locales.ts';
import { defaultTags } from '#src/intl/default-tags.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

export function messageFile(locale: string): string {
  return `${root}i18n/${locale}.json`;
}

/** Parses a file of messages. Throws an error that names the file and, if possible, the id. */
export function parseMessages(file: string): Record<string, MessageFormatElement[]> {
  let place = file;
  try {
    const asts: Record<string, MessageFormatElement[]> = {};
    for (const [id, text] of Object.entries<string>(JSON.parse(readFileSync(file, 'utf8')))) {
      place = `${file} "${id}"`;
      asts[id] = parse(text);
    }
    return asts;
  } catch (error) {
    // The parser's message is a constant such as MISSING_OTHER_CLAUSE.
    throw new Error(`${place}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Vite plugin: `import catalogue from '../i18n/fr.json?ast'` imports a function that returns the
 * syntax trees.
 */
export function messages(): Plugin {
  return {
    name: 'site:messages',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith('.json?ast')) return;
      const file = id.slice(0, -'?ast'.length);
      this.addWatchFile(file);
      // Parsed on first use. A string literal parses faster than the same object literal.
      const json = JSON.stringify(JSON.stringify(parseMessages(file)));
      const code = `let asts; export default () => (asts ??= JSON.parse(${json}));`;
      return { code, moduleType: 'js' };
    },
  };
}

/** Returns the elements of a message, each followed by those inside it. */
export function flatten(ast: readonly MessageFormatElement[]): MessageFormatElement[] {
  return ast.flatMap((element) => {
    if (element.type === TYPE.tag) return [element, ...flatten(element.children)];
    if (element.type !== TYPE.select && element.type !== TYPE.plural) return [element];
    const branches = Object.values(element.options).map(({ value }) => value);
    return [element, ...flatten(branches.flat())];
  });
}

/** Returns TypeScript types by name: a number for `{count, plural, …}`, a `Tag` for `<link>`. */
export function valueTypes(ast: readonly MessageFormatElement[]): Record<string, string> {
  const types: Record<string, string> = {};
  for (const element of flatten(ast)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag && defaultTags.some((tag) => tag === element.value)) continue;
    types[element.value] = typeOf(element);
  }
  return types;
}

function typeOf(element: MessageFormatElement): string {
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

/** Writes `src/intl/messages.d.ts`. An unknown id or a missing value then fails `tsc`. */
function writeTypes(): void {
  const asts = parseMessages(messageFile(defaultLocale));
  const lines = Object.entries(asts).map(([id, ast]) => {
    const values = Object.entries(valueTypes(ast)).map(([name, type]) => `${name}: ${type}`);
    return `  '${id}': { ${values.join('; ')} };`;
  });
  writeFileSync(
    `${root}src/intl/messages.d.ts`,
    [
      '// Generated from i18n/en.json by src/tools/messages.ts.',
      "import type { ReactNode } from 'react';",
      'export type Tag = (chunks: ReactNode[]) => ReactNode;',
      'export interface Messages {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  );
}

if (import.meta.main) {
  // Throws if a language has no file or one that cannot be parsed.
  for (const locale of localeCodes) parseMessages(messageFile(locale));
  writeTypes();
}
