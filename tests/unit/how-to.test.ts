import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { affiliate } from '../company/affiliate.ts';
import { company } from '../company/company.ts';
import { page } from '../company/page.ts';

const contributing = readFileSync('CONTRIBUTING.md', 'utf8');

/** The files that a how-to names, as patterns: `{slug}` and `*` stand for any name. */
function filesOf(howTo: string): RegExp[] {
  const [, section = ''] = contributing.split(`\n### ${howTo}\n`);
  const [steps = ''] = section.split(/\n##/);
  const files = steps.matchAll(/^\d\. `([^`]+\.[a-z]+)`/gm);
  return Array.from(
    files,
    ([, file = '']) =>
      new RegExp(`^${file.replaceAll('.', '\\.').replaceAll(/\{\w+\}|\*/g, '[\\w-]+')}$`),
  );
}

// What `npm run test:company` does to the copy.
it.each([company, affiliate, page])(
  '“$howTo” names the files that it takes, and no others',
  ({ howTo, files }) => {
    const named = filesOf(howTo);
    const changed = Object.keys(files);
    expect(named.length).toBeGreaterThan(1);
    expect(changed.filter((path) => !named.some((file) => file.test(path)))).toEqual([]);
    expect(named.filter((file) => !changed.some((path) => file.test(path)))).toEqual([]);
  },
);
