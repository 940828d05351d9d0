import type { Plugin } from 'vite';
import { type Locale, localeCodes, locales } from '../site/locales.ts';
import { messageFile } from './messages/compile.ts';

/** The virtual modules, each with the import of one language's part under a name. */
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
 * Vite: `virtual:catalogues`, `virtual:language-offers` and `virtual:flags` hold what is in the
 * message files and the flags, by language, for the languages of `src/site/locales.ts` only.
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
