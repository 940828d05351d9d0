import unocss, { type UnocssVitePluginAPI } from 'unocss/vite';
import type { Plugin } from 'vite';

/**
 * Vite: UnoCSS, whose stylesheet is the same whenever the sources are. By itself it writes rules of
 * one rank in the order in which it met their classes, and modules come in another order with every
 * build: the file had another name each time, and as much as 30 bytes more or less.
 */
export function stableStyle(): Plugin[] {
  const plugins = unocss() as Plugin[];
  const api: UnocssVitePluginAPI = plugins.find(({ name }) => name === 'unocss:api')?.api;
  const inOrder: Plugin = {
    name: 'site:stable-style',
    apply: 'build',
    async renderStart() {
      const { tokens, flushTasks } = api.getContext();
      await flushTasks();
      const sorted = [...tokens].sort();
      tokens.clear();
      for (const token of sorted) tokens.add(token);
    },
  };
  return [...plugins, inOrder];
}
