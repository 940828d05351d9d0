import type { Plugin } from 'vite';
import { languages } from './languages.ts';
import { messages } from './messages/plugin.ts';

/** Vite: the modules that are not files of `src/`, for whatever renders the site. */
export function virtualModules(): Plugin[] {
  return [messages(), languages()];
}
