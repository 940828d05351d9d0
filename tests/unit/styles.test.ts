import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup } from 'unocss';
import { expect, it } from 'vitest';
import config from '../../uno.config.ts';

const sources = globSync('src/**/*.tsx').map((path) => readFileSync(path, 'utf8'));
const stylesheets = globSync('src/styles/*.css').map((path) => readFileSync(path, 'utf8'));
const selected = new Set(stylesheets.join('').match(/(?<=\.)[a-z][\w-]*/g));

/** The marker class of utilities like `group-hover:`. */
const mark = 'group';

const names = new Set(
  sources
    .flatMap((source) => source.match(/(?<=className=(?:"|\{`))[^"`]+/g) ?? [])
    .map((classes) => classes.replace(/\S*\$\{.*?\}\S*/gs, ''))
    .flatMap((classes) => expandVariantGroup(classes).match(/\S+/g) ?? []),
);

it('has a style for every class of a component', async () => {
  const generator = await createGenerator(config);
  const unknown: string[] = [];
  for (const name of names) {
    const known = selected.has(name) || name === mark || (await generator.parseToken(name));
    if (!known) unknown.push(name);
  }
  expect(unknown).toEqual([]);
});

it('selects in stylesheets only classes that UnoCSS does not rename', async () => {
  const generator = await createGenerator(config);
  for (const name of selected) expect(await generator.parseToken(name), name).toBeFalsy();
});
