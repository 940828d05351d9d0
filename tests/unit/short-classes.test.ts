import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGenerator, expandVariantGroup } from 'unocss';
import { expect, test } from 'vitest';
import { classTexts, shortClasses } from '../../src/build/short-classes.ts';
import config from '../../uno.config.ts';
import { newFolder } from './new-folder.ts';

/**
 * What a component becomes, and which classes its short names stand for. `shell` is a shortcut;
 * `rise` keeps its name.
 */
async function shorten(source: string) {
  const path = join(newFolder(), 'component.tsx');
  writeFileSync(path, source);
  const { transformer, shortcuts } = shortClasses(
    [path],
    { shell: 'mx-auto' },
    (name) => name === 'rise',
  );
  const edits: [start: number, end: number, text: string][] = [];
  const code = {
    original: source,
    overwrite: (...edit: [number, number, string]) => void edits.push(edit),
  };
  expect(transformer.idFilter?.(path)).toBe(true);
  // Only the part of UnoCSS's text object that the transformer uses, and none of its context.
  await transformer.transform(code as never, path, undefined as never);
  const result = edits
    .sort(([a], [b]) => b - a)
    .reduce((text, [start, end, short]) => text.slice(0, start) + short + text.slice(end), source);
  return {
    result,
    meanings: Object.fromEntries(shortcuts.map(([name, list]) => [name, list])),
    layers: Object.fromEntries(shortcuts.map(([name, , meta]) => [name, meta?.layer])),
  };
}

test('utilities that stand together get one name, the most used the first', async () => {
  const { result, meanings } = await shorten(
    '<><i className="mt-4" /><b className="flex gap-2" /><b className="gap-2 flex" /></>',
  );
  expect(result).toBe('<><i className="b" /><b className="a" /><b className="a" /></>');
  expect(meanings).toEqual({ a: 'flex gap-2', b: 'mt-4' });
});

test('a shortcut gets a name of its own, below the utilities', async () => {
  const { result, meanings, layers } = await shorten('<p className="flex shell gap-2" />');
  expect(result).toBe('<p className="a b" />');
  expect(meanings).toEqual({ a: 'shell', b: 'flex gap-2' });
  expect(layers).toEqual({ a: undefined, b: 'default' });
});

test('what a stylesheet selects keeps its name', async () => {
  const { result, meanings } = await shorten('<p className="flex rise" />');
  expect(result).toBe('<p className="rise a" />');
  expect(meanings).toEqual({ a: 'flex' });
});

test('groups of variants are spelled out before', async () => {
  const { meanings } = await shorten('<p className="lg:(flex gap-2)" />');
  expect(meanings).toEqual({ a: 'lg:flex lg:gap-2' });
});

test('choices and the parts of a template are shortened, conditions and variables are not', async () => {
  const { result } = await shorten(
    "<p className={`mt-4 ${wide === 'mt-4' ? 'w-full' : 'w-24'} ${more} mb-4`} />",
  );
  expect(result).toBe("<p className={`a ${wide === 'mt-4' ? 'c' : 'd'} ${more} b`} />");
});

test('a part of a class is left alone', async () => {
  const source = '<p className={`mt-4 w-${width}`} />';
  expect((await shorten(source)).result).toBe(source);
});

test('only classes are shortened', async () => {
  const source = "<p title='flex' data-class={'flex'}>flex {'mt-4'}</p>";
  expect((await shorten(source)).result).toBe(source);
});

test('names never run out', async () => {
  const many = Array.from({ length: 60 }, (_, index) => `<i className="mt-${index}" />`);
  const { meanings } = await shorten(`<>${many.join('')}</>`);
  expect(Object.keys(meanings)).toHaveLength(60);
  expect(meanings).toMatchObject({ Z: 'mt-51', aa: 'mt-52' });
});

test('every class of a component means something', async () => {
  const styles = globSync('src/styles/*.css').map((path) => readFileSync(path, 'utf8'));
  const classes = globSync('src/**/*.tsx').flatMap((path) =>
    classTexts(path, readFileSync(path, 'utf8')).flatMap(({ text }) =>
      expandVariantGroup(text).trim().split(/\s+/),
    ),
  );
  expect(classes.length).toBeGreaterThan(1000);
  const generator = await createGenerator(config);
  const unknown = new Set<string>();
  for (const name of new Set(classes)) {
    const isMark = name === 'group';
    const isSelected = styles.some((style) => style.includes(`.${name}`));
    if (!isMark && !isSelected && !(await generator.parseToken(name))) unknown.add(name);
  }
  expect([...unknown]).toEqual([]);
});
