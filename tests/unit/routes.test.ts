import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localeCodes } from '#src/site/locales.ts';
import { findRoute, pageNames, routes } from '#src/site/pages.ts';

it('finds every page in every language by its own path', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(localeCodes.length * pageNames.length);
  for (const route of routes) expect(findRoute(route.path)).toEqual(route);
});

it.each(['/en', '/FR', '/fr/', '/fr/nope', '//', '', '/about/x', '/__proto__'])(
  'finds no page at %s',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

it('has a component for every page and a page for every component', () => {
  const files = globSync('*.tsx', { cwd: 'src/pages' }).map((file) => file.replace('.tsx', ''));
  expect(files.sort()).toEqual(pageNames.toSorted());
});
