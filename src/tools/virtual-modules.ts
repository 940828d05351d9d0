import type { Plugin } from 'vite';
import { languages } from './languages.ts';
import { messages } from './messages/plugin.ts';

/** Vite: what is not in the files of `src/`, for whatever renders the site. */
export function virtualModules(): Plugin[] {
  const builtAt = JSON.stringify(new Date().toISOString());
  const buildTime = { define: { 'import.meta.env.BUILT_AT': builtAt } };
  return [messages(), languages(), { name: 'build-time', config: () => buildTime }];
}
