import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The client components that a page imports, itself or through others. */
function clientComponents(page: string): string[] {
  const seen = new Set([page]);
  for (const path of seen) {
    for (const [, target = ''] of readFileSync(path, 'utf8').matchAll(/'(\.[^'?]+\.tsx?)'/g)) {
      if (!target.endsWith('.d.ts')) seen.add(join(dirname(path), target));
    }
  }
  return [...seen].filter((path) => /^'use client'/.test(readFileSync(path, 'utf8')));
}

const contentPages = globSync('src/pages/*.tsx', { exclude: ['src/pages/contact.tsx'] });

it.each(contentPages)('%s, which no browser hydrates, has no client component', (page) => {
  expect(clientComponents(page)).toEqual([]);
});

it('the contact page has client components', () => {
  expect(clientComponents('src/pages/contact.tsx')).toContain('src/contact/contact-form.tsx');
});
