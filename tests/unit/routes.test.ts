import { globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { localeCodes } from '../../src/site/locales.ts';
import { findRoute, localePath, pageNames, routes } from '../../src/site/pages.ts';

describe('routes', () => {
  it('are all pages in all languages, each at its own path', () => {
    const paths = new Set(routes.map(({ path }) => path));
    expect(paths.size).toBe(localeCodes.length * pageNames.length);
  });

  it('have a prefix in every language but English', () => {
    expect(localePath('en')).toBe('/');
    expect(localePath('en', 'cgv')).toBe('/cgv');
    expect(localePath('fr')).toBe('/fr');
    expect(localePath('pt', 'contact')).toBe('/pt/contact');
  });

  it.each(routes)('finds $path again', (route) => {
    expect(findRoute(route.path)).toEqual(route);
  });

  it.each(['/en', '/FR', '/fr/', '/fr/nope', '//', '', '/about/x', '/__proto__'])(
    'knows no %s',
    (path) => {
      expect(findRoute(path)).toBeUndefined();
    },
  );
});

it('every page has its component, and every component its page', () => {
  const files = globSync('*.tsx', { cwd: 'src/pages' }).map((file) => file.replace('.tsx', ''));
  expect(files.sort()).toEqual(pageNames.toSorted());
});
