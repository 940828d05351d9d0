import type { Plugin } from 'vite';
import { defaultLocale } from '#src/site/locales.ts';
import { type Asts, compileMessages, messageFile } from './compile.ts';
import { writeMessageTypes } from './types.ts';

/**
 * Vite plugin: `import catalogue from '../i18n/fr.json?ast'` imports a function that returns the
 * syntax trees.
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

/** Defers parsing to first use; a string literal parses faster than the same object literal. */
function moduleOf(asts: Asts): string {
  return `let asts;
    export default () => (asts ??= JSON.parse(${JSON.stringify(JSON.stringify(asts))}));`;
}
