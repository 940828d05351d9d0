import type { Plugin } from 'vite';
import { defaultLocale } from '../../site/locales.ts';
import { type Asts, compileMessages, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/**
 * Vite: `import catalogue from '../i18n/fr.json?ast'` gives a function that returns the compiled
 * syntax trees. A fault in a file shows in the browser.
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
 * The trees are parsed when first asked for; a string literal parses faster than the same object
 * literal.
 */
function moduleOf(asts: Asts): string {
  return `let asts;
    export default () => (asts ??= JSON.parse(${JSON.stringify(JSON.stringify(asts))}));`;
}
