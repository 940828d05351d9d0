import type { Plugin } from 'vite';
import { type Patch, patchPackage, preloadingFile } from './patch.ts';

/** Every module that is preloaded gets the low priority that the plugin gives most of them. */
export const lowPriority: Patch = {
  find: /if \(!clientEntryJsSet\.has\(href\)\) options\.fetchPriority = "low";/,
  put: 'options.fetchPriority = "low";',
};

/**
 * Vite: React's 73 kB, which the contact page loads to hydrate its form, come after styles and
 * fonts. On a phone's connection its first paint waited for them.
 */
export function loadReactLate(): Plugin {
  return patchPackage('site:load-react-late', preloadingFile, [lowPriority]);
}
