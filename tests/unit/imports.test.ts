import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('src/**/*.{ts,tsx}').filter((path) => !path.endsWith('.d.ts'));
const importsOf = new Map(files.map((path) => [path, localImports(path)]));

/** The files of ours that a file imports, types included. */
function localImports(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /(?:from|import\(?)\s*'(\.[^'?]+\.tsx?)(?:\?[^']*)?'/g,
  );
  return Array.from(imports, ([, target = '']) => join(dirname(path), target)).filter(
    (target) => !target.endsWith('.d.ts'),
  );
}

/** A file's module: its folder in `src`, or the file itself if it is in none. */
const roomOf = (path: string) => /^src\/([^/]+)/.exec(path)?.[1] ?? path;

/** The cycle, or undefined if no import leads back to where it started. */
function findCircle(arrows: ReadonlyMap<string, Iterable<string>>): string[] | undefined {
  const done = new Set<string>();
  const follow = (from: string, way: string[]): string[] | undefined => {
    if (way.includes(from)) return [...way.slice(way.indexOf(from)), from];
    if (done.has(from)) return undefined;
    for (const to of arrows.get(from) ?? []) {
      const circle = follow(to, [...way, from]);
      if (circle) return circle;
    }
    done.add(from);
    return undefined;
  };
  for (const start of arrows.keys()) {
    const circle = follow(start, []);
    if (circle) return circle;
  }
  return undefined;
}

it('finds a circle', () => {
  const arrows = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['b']],
  ]);
  expect(findCircle(arrows)).toEqual(['b', 'c', 'b']);
});

it('every import leads to a file', () => {
  const targets = [...importsOf.values()].flat();
  expect(targets.length).toBeGreaterThan(files.length);
  expect(targets.filter((path) => !importsOf.has(path))).toEqual([]);
});

it('no file imports one that imports it back', () => {
  expect(findCircle(importsOf)).toBeUndefined();
});

it('no room imports one that imports it back', () => {
  const rooms = new Map<string, Set<string>>();
  for (const [path, targets] of importsOf) {
    const from = roomOf(path);
    const others = targets.map(roomOf).filter((to) => to !== from);
    rooms.set(from, new Set([...(rooms.get(from) ?? []), ...others]));
  }
  expect(findCircle(rooms)).toBeUndefined();
});

const rooms = [...new Set(files.map(roomOf))];
const facts = ['site'];
const blocks = ['sections', 'artwork'];
const ownMachine = ['tools'];
const others = (those: string[]) => rooms.filter((room) => !those.includes(room));

it.each([
  ['facts import nothing but facts', facts, others(facts)],
  ['blocks know neither form, leads nor edge', blocks, ['contact', 'leads', 'edge', 'pages']],
  ['the worker does not import what runs on our machine', others(ownMachine), ownMachine],
])('%s', (_rule, from, never) => {
  expect(rooms).toEqual(expect.arrayContaining([...from, ...never]));
  const forbidden = [...importsOf].flatMap(([path, targets]) =>
    from.includes(roomOf(path))
      ? targets.filter((to) => never.includes(roomOf(to))).map((to) => `${path} -> ${to}`)
      : [],
  );
  expect(forbidden).toEqual([]);
});
