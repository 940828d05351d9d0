import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import { defaultLocale } from '#src/facts/locales.ts';
import { defaultTags } from '#src/intl/default-tags.ts';
import { compileMessages, messageFile } from './compile.ts';

const typesFile = fileURLToPath(new URL('../../intl/messages.d.ts', import.meta.url));

/** Returns TypeScript types by name: a number for `{count, plural, …}`, a function for `<link>`. */
export function placeholders(ast: readonly MessageFormatElement[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const element of flatten(ast)) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    const { type, value } = element;
    if (type === TYPE.tag && defaultTags.some((tag) => tag === value)) continue;
    found.set(value, placeholderType(element));
  }
  return found;
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

/** Writes `src/intl/messages.d.ts`. An unknown id or a missing value then fails `tsc`. */
export function writeMessageTypes(): void {
  const asts = compileMessages(messageFile(defaultLocale));
  const lines = Object.entries(asts).map(([id, ast]) => {
    const values = [...placeholders(ast)].map(([name, type]) => `${name}: ${type}`);
    return `  '${id}': { ${values.join('; ')} };`;
  });
  writeFileSync(
    typesFile,
    [
      '// Generated from i18n/en.json by src/tools/messages/types.ts.',
      "import type { ReactNode } from 'react';",
      'export type Tag = (chunks: ReactNode[]) => ReactNode;',
      'export interface Messages {',
      ...lines,
      '}',
      '',
    ].join('\n'),
  );
}
