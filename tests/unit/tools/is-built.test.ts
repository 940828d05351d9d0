import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { hashInputs } from '#src/tools/is-built.ts';
import { newFolder } from '../new-folder.ts';

const inputs = [
  ...['src/pages/landing.tsx', 'src/tools/build.ts', 'i18n/fr.json', 'public/audio/a.mp3'],
  ...['waku.config.ts', 'uno.config.ts', 'tsconfig.json', 'wrangler.jsonc', 'package-lock.json'],
];
const others = [
  ...['src/artwork/images/a.webp', 'src/intl/messages.d.ts'],
  ...['README.md', 'tests/unit/a.test.ts', 'dist/index.js', '.dev.vars'],
];

it('a change of an input asks for a build, a change of any other file does not', () => {
  const folder = newFolder();
  for (const path of [...inputs, ...others]) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), 'first');
  }
  let hash = hashInputs(folder);
  for (const path of others) {
    appendFileSync(join(folder, path), 'changed');
    expect(hashInputs(folder), path).toBe(hash);
  }
  for (const path of inputs) {
    appendFileSync(join(folder, path), 'changed');
    expect(hashInputs(folder), path).not.toBe(hash);
    hash = hashInputs(folder);
  }
});
