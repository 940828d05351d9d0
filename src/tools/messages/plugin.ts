import type { Plugin } from 'vite';
import { type Asts, compileMessages } from './compile.ts';

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
      return { code: moduleOf(compileMessages(file)), moduleType: 'js' };
    },
  };
}

/** Defers parsing to first use; a string literal parses faster than the same object literal. */
function moduleOf(asts: Asts): string {
  return `let asts;
    export default () => (asts ??= JSON.parse(${JSON.stringify(JSON.stringify(asts))}));`;
}
