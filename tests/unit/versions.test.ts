import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

const versionOf = (path: string): string =>
  JSON.parse(readFileSync(`node_modules/${path}/package.json`, 'utf8')).version;

// Their fixes against hostile requests come together; CONTRIBUTING lists the advisories.
it.each([
  'react',
  'react-dom',
  'react-server-dom-webpack',
  // The copy that decodes: the plugin brings its own.
  '@vitejs/plugin-rsc/dist/vendor/react-server-dom',
])('%s is React’s pinned version', (path) => {
  expect(versionOf(path)).toBe(manifest.dependencies.react);
});
