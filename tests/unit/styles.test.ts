import { globSync, readFileSync } from 'node:fs';
import { createGenerator, expandVariantGroup, type SourceCodeTransformer } from 'unocss';
import { expect, it, vi } from 'vitest';
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

/** Returns the classes that a build gives to the given sources, in their order. */
async function compileClasses(sources: readonly string[]): Promise<string[][]> {
  vi.resetModules();
  const { default: config } = await import('../../uno.config.ts');
  const [transformer] = config.transformers as SourceCodeTransformer[];
  const context = { uno: await createGenerator(config), tokens: new Set(), invalidate() {} };
  const compiled: string[][] = [];
  for (const original of sources) {
    const classes: string[] = [];
    const source = {
      original,
      overwrite: (_from: number, _to: number, text: string) => classes.push(text),
    };
    await transformer?.transform(source as never, 'source.tsx', context as never);
    compiled.push(classes);
  }
  return compiled;
}

it('names classes alike in every build, in whatever order Vite reads the sources', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const classes = await compileClasses(sources);
  expect(new Set(classes.flat()).size).toBeGreaterThan(100);
  expect((await compileClasses(sources.toReversed())).toReversed()).toEqual(classes);
});
