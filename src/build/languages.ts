import type { Plugin } from 'vite';
import { type Locale, localeCodes, locales } from '../locales.ts';
import { messageFile } from './messages/compile.ts';

/** What each language has, as the import of it under a name, by the module that imports all. */
const imports: Record<string, (locale: Locale, name: string) => string> = {
  'virtual:catalogues': (locale, name) => `${name} from ${astsOf(locale)}`,
  'virtual:language-offers': (locale, name) => `{ offer as ${name} } from ${astsOf(locale)}`,
  'virtual:flags': (locale, name) =>
    `${name} from 'circle-flags/flags/${locales[locale].flag}.svg?url'`,
};

function astsOf(locale: Locale): string {
  return JSON.stringify(`${messageFile(locale)}?ast`);
}

/**
 * Vite: `virtual:catalogues`, `virtual:language-offers` and `virtual:flags` are
 * what stands in the message files and the flags, by language, as
 * `src/locales.ts` names them, and no others.
 */
export function languages(): Plugin {
  return {
    name: 'site:languages',
    resolveId(id) {
      if (Object.hasOwn(imports, id)) return `\0${id}`;
    },
    load(id) {
      const importOf = imports[id.slice(1)];
      if (!id.startsWith('\0') || !importOf) return;
      const lines = localeCodes.map((locale, index) => `import ${importOf(locale, `of${index}`)};`);
      const entries = localeCodes.map((locale, index) => `${JSON.stringify(locale)}: of${index}`);
      return `${lines.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
