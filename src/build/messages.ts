import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

export type Asts = Record<string, MessageFormatElement[]>;

const formatjs = createRequire(import.meta.url).resolve('@formatjs/cli/bin/formatjs');
const typesFile = fileURLToPath(new URL('../messages.d.ts', import.meta.url));

/**
 * Compiles one message file (flat id -> ICU string) to syntax trees with the
 * official compiler. Throws with the compiler's own words on invalid ICU.
 */
export function compileMessages(file: string): Asts {
  const output = execFileSync(
    process.execPath,
    [formatjs, 'compile', '--format', 'simple', '--ast', file],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  return JSON.parse(output);
}

/** The path of a language's message file. */
export function messageFile(locale: string): string {
  return fileURLToPath(new URL(`../../i18n/${locale}.json`, import.meta.url));
}

/**
 * What a message wants: every placeholder's TypeScript type by name, for
 * `{count, plural, …}` a number, for `<b>…</b>` a function of its content.
 */
export function placeholders(ast: readonly MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of ast) {
    if (element.type === 0 || element.type === 7) continue;
    found.set(element.value, placeholderType(element));
    for (const nested of nestedMessages(element)) {
      for (const [name, type] of placeholders(nested)) found.set(name, type);
    }
  }
  return found;
}

function placeholderType(element: MessageFormatElement): string {
  switch (element.type) {
    case 2:
    case 6:
      return 'number';
    case 3:
    case 4:
      return 'Date';
    case 5:
      return Object.keys(element.options)
        .map((option) => (option === 'other' ? 'string' : `'${option}'`))
        .join(' | ');
    case 8:
      return 'Tag';
    default:
      return 'string | number';
  }
}

function nestedMessages(element: MessageFormatElement): MessageFormatElement[][] {
  if (element.type === 8) return [element.children];
  if (element.type === 5 || element.type === 6) {
    return Object.values(element.options).map((option) => option.value);
  }
  return [];
}

/**
 * Writes `src/messages.d.ts`: message ids and their values as types, so that
 * an unknown id or a missing value fails `tsc`.
 */
export function writeMessageTypes(asts: Asts): void {
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

/** Vite: `import messages from '../i18n/fr.json?ast'` gives compiled syntax trees. */
export function messages(): Plugin {
  return {
    name: 'onda72:messages',
    enforce: 'pre',
    buildStart() {
      writeMessageTypes(compileMessages(messageFile('en')));
    },
    load(id) {
      if (!id.endsWith('.json?ast')) return;
      const file = id.slice(0, -'?ast'.length);
      this.addWatchFile(file);
      // A string literal parses faster at start-up than the same object literal.
      const json = JSON.stringify(JSON.stringify(compileMessages(file)));
      return { code: `export default JSON.parse(${json});`, moduleType: 'js' };
    },
  };
}

if (import.meta.main) writeMessageTypes(compileMessages(messageFile('en')));
