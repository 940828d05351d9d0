import type { Plugin } from 'vite';
import { languages } from './languages.ts';
import type { Asts } from './messages/compile.ts';
import { messages } from './messages/plugin.ts';

/**
 * Vite: the modules that are not files of `src/`, for whatever renders the site; `revise` as for
 * `messages`.
 */
export function virtualModules(revise?: (asts: Asts) => Asts): Plugin[] {
  return [messages(revise), languages()];
}
