import type { Plugin } from 'vite';
import { type Locale, localeCodes, locales } from '../locales.ts';
import { messageFile } from './messages.ts';

/** What each language has a file of, by the name of the module that imports them all. */
const files: Record<string, (locale: Locale) => string> = {
  'virtual:catalogues': (locale) => `${messageFile(locale)}?ast`,
  'virtual:language-offers': (locale) => `${messageFile(locale)}?offer`,
  'virtual:flags': (locale) => `circle-flags/flags/${locales[locale].flag}.svg?url`,
};

/**
 * Vite: `virtual:catalogues`, `virtual:language-offers` and `virtual:flags` are
 * what stands in the message files and the flags, by language, as
 * `src/locales.ts` names them, and no others.
 */
export function languages(): Plugin {
  return {
    name: 'site:languages',
    resolveId(id) {
      if (Object.hasOwn(files, id)) return `\0${id}`;
    },
    load(id) {
      const file = files[id.slice(1)];
      if (!id.startsWith('\0') || !file) return;
      const imports = localeCodes.map(
        (locale, index) => `import file${index} from ${JSON.stringify(file(locale))};`,
      );
      const entries = localeCodes.map((locale, index) => `${JSON.stringify(locale)}: file${index}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
