import type { Plugin } from 'vite';
import { compileMessages } from './compile.ts';

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
      const json = JSON.stringify(JSON.stringify(compileMessages(file)));
      const code = `let asts; export default () => (asts ??= JSON.parse(${json}));`;
      return { code, moduleType: 'js' };
    },
  };
}
