import type { Plugin } from 'vite';

/** A place in the source of a package, and what is put there. */
export type Patch = { find: RegExp; put: string };

/** Vite: patches a package, in the files whose id matches. */
export function patchPackage(name: string, id: RegExp, patches: readonly Patch[]): Plugin {
  return {
    name,
    transform: {
      filter: { id },
      handler: (code) => ({ code: applyPatches(code, patches), map: null }),
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
