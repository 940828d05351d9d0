import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { localeCodes } from '../../src/site/locales.ts';
import { findRoute, pageNames, routes } from '../../src/site/pages.ts';

it('all pages in all languages have a path of their own, by which they are found again', () => {
  expect(new Set(routes.map(({ path }) => path)).size).toBe(localeCodes.length * pageNames.length);
  for (const route of routes) expect(findRoute(route.path)).toEqual(route);
});

it.each(['/en', '/FR', '/fr/', '/fr/nope', '//', '', '/about/x', '/__proto__'])(
  'there is no page at %s',
  (path) => expect(findRoute(path)).toBeUndefined(),
);

it('every page has its component, and every component its page', () => {
  const files = globSync('*.tsx', { cwd: 'src/pages' }).map((file) => file.replace('.tsx', ''));
  expect(files.sort()).toEqual(pageNames.toSorted());
});
