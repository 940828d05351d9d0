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

/** A file's folder: the one in `src`, or the file itself if it is in none. */
const folderOf = (path: string) => /^src\/([^/]+)/.exec(path)?.[1] ?? path;

/** Everything that can be reached along the arrows from one place. */
function reachable(from: string, arrows: ReadonlyMap<string, Iterable<string>>): Set<string> {
  const seen = new Set(arrows.get(from));
  for (const place of seen) for (const next of arrows.get(place) ?? []) seen.add(next);
  return seen;
}

const folders = new Map<string, Set<string>>();
for (const [path, targets] of importsOf) {
  const from = folderOf(path);
  const others = targets.map(folderOf).filter((to) => to !== from);
  folders.set(from, new Set([...(folders.get(from) ?? []), ...others]));
}

it.each([
  ['file', importsOf],
  ['folder', folders],
])('no %s imports one that imports it back', (_, arrows) => {
  expect(arrows.size).toBeGreaterThan(10);
  for (const place of arrows.keys()) expect([...reachable(place, arrows)]).not.toContain(place);
});

const facts = ['site'];
const blocks = ['sections', 'artwork'];
const ownMachine = ['tools'];
const others = (those: string[]) => [...folders.keys()].filter((folder) => !those.includes(folder));

it.each([
  ['facts import nothing but facts', facts, others(facts)],
  ['blocks know neither form, leads nor server', blocks, ['contact', 'leads', 'server', 'pages']],
  ['the worker does not import what runs on our machine', others(ownMachine), ownMachine],
])('%s', (_rule, from, never) => {
  expect([...folders.keys()]).toEqual(expect.arrayContaining([...from, ...never]));
  const forbidden = from.flatMap((folder) =>
    [...(folders.get(folder) ?? [])]
      .filter((to) => never.includes(to))
      .map((to) => `${folder} -> ${to}`),
  );
  expect(forbidden).toEqual([]);
});

it('no page but the contact page, which alone is hydrated, has client components', () => {
  const hydrated = globSync('src/pages/*.tsx').filter((page) =>
    [...reachable(page, importsOf)].some((path) =>
      readFileSync(path, 'utf8').startsWith("'use client'"),
    ),
  );
  expect(hydrated).toEqual(['src/pages/contact.tsx']);
});
