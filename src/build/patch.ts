import type { Plugin } from 'vite';

/** A place in the source of a package, and what is put there. */
export type Patch = { find: RegExp; put: string };

/** The file of the plugin that preloads scripts. Its name changes with the plugin's version. */
export const preloadingFile = /plugin-rsc\/dist\/shared-DH8gaClP\.js/;

/**
 * Vite: patches a package, in the files whose id matches. The build fails if none matches:
 * otherwise a file with another name in the package's next version would silently stay unpatched.
 */
export function patchPackage(name: string, id: RegExp, patches: readonly Patch[]): Plugin {
  let found = false;
  return {
    name,
    transform: {
      filter: { id },
      handler(code) {
        found = true;
        return { code: applyPatches(code, patches), map: null };
      },
    },
    buildApp: {
      order: 'post',
      async handler() {
        if (!found) throw new Error(`The package has changed: no file ${id}`);
      },
    },
  };
}

/** The patched source. Throws if it is no longer what the patches were written for. */
export function applyPatches(code: string, patches: readonly Patch[]): string {
  return patches.reduce((result, { find, put }) => {
    if (!find.test(result)) throw new Error(`The package has changed: no ${find}`);
    return result.replace(find, put);
  }, code);
}
