import { type MessageFormatElement, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';
import { defaultLocale } from '../../site/locales.ts';
import { type Asts, compileMessages, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/**
 * Vite: `import catalogue from '../i18n/fr.json?ast'` gives a function that returns the compiled
 * syntax trees; `offer` of the same module holds the texts by which the language offers itself on
 * the pages of the others. A fault in a file shows in the browser.
 */
export function messages(): Plugin {
  return {
    name: 'site:messages',
    enforce: 'pre',
    buildStart() {
      writeMessageTypes(compileMessages(messageFile(defaultLocale)));
    },
    load(id) {
      if (!id.endsWith('.json?ast')) return;
      const file = id.slice(0, -'?ast'.length);
      this.addWatchFile(file);
      return { code: moduleOf(compileMessages(file)), moduleType: 'js' };
    },
  };
}

/**
 * The trees are parsed when first asked for, since a worker uses few of its languages; and a string
 * literal parses faster than the same object literal.
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
