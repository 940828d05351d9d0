import type { Plugin } from 'vite';
import { defaultLocale } from '../../site/locales.ts';
import { type Asts, compileMessages, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/**
 * Vite plugin: `import catalogue from '../i18n/fr.json?ast'` imports a function that returns the
 * compiled syntax trees. Faults show in the browser's overlay.
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

/** Trees are parsed on first use; a string literal parses faster than the same object literal. */
function moduleOf(asts: Asts): string {
  return `let asts;
    export default () => (asts ??= JSON.parse(${JSON.stringify(JSON.stringify(asts))}));`;
}
