import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('src/**/*.{ts,tsx}');
const importsOf = new Map(files.map((path) => [path, localImports(path)]));

/** Returns the project files that a file imports, types included. */
function localImports(path: string): string[] {
  const imports = readFileSync(path, 'utf8').matchAll(
    /(?:^(?:import|export|\}) [^'\n]*|import\()'((?:\.|#src\/)[^'?]+\.tsx?)(?:\?[^']*)?'/gm,
  );
  return Array.from(imports, ([, target = '']) =>
    target.startsWith('#') ? target.slice(1) : join(dirname(path), target),
  );
}

/** Returns a file's folder in `src`, or the file itself if it is in none of them. */
const folderOf = (path: string) => path.split('/')[1] ?? path;

/** Returns the files that a file imports, directly or through others. */
function reachable(path: string): Set<string> {
  const seen = new Set(importsOf.get(path));
  for (const target of seen) for (const next of importsOf.get(target) ?? []) seen.add(next);
  return seen;
}

it('no import is circular', () => {
  expect(importsOf.get('src/server/app.ts')).toContain('src/facts/pages.ts');
  for (const path of importsOf.keys()) {
    expect([...reachable(path)], path).not.toContain(path);
  }
});

/** The folders from the entry points to the facts. Each imports only folders that come after it. */
const order = [
  ...['tools', 'waku.server.tsx', 'waku.client.tsx'],
  ...['server', 'pages', 'contact', 'leads', 'seo', 'og', 'sections', 'browser'],
  ...['intl', 'runtime', 'prices', 'artwork', 'clock', 'facts'],
];

it('imports point one way, from the server through pages, sections and words to the facts', () => {
  expect([...new Set([...importsOf.keys()].map(folderOf))].sort()).toEqual(order.toSorted());
  const backwards = [...importsOf].flatMap(([path, targets]) =>
    targets
      .filter((target) => order.indexOf(folderOf(target)) < order.indexOf(folderOf(path)))
      .map((target) => `${path} -> ${target}`),
  );
  expect(backwards).toEqual([]);
});

it('only the contact page, which is hydrated, has client components', () => {
  const hydrated = globSync('src/pages/*.tsx').filter((page) =>
    [...reachable(page)].some((path) => readFileSync(path, 'utf8').startsWith("'use client'")),
  );
  expect(hydrated).toEqual(['src/pages/contact.tsx']);
});
