import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subset from 'subset-font';
import { describe, expect, it } from 'vitest';
import { shows } from '../../src/site/shows.ts';
import * as site from '../../src/site/site.ts';
import { parts } from '../../src/tools/fonts.ts';
import { catalogues } from '../words.ts';

const require = createRequire(import.meta.url);

/** The texts of pages, by where they are written. */
const copy = new Map([
  ...Object.entries(catalogues).flatMap(([locale, messages]) =>
    Object.entries(messages).map(([id, text]) => [`i18n/${locale}.json "${id}"`, text] as const),
  ),
  ['src/site/site.ts', JSON.stringify(site)],
  ['src/site/shows.ts', JSON.stringify(shows)],
]);

/** The `unicode-range` of all rules with this `font-display`, as one regular expression each. */
function rangesOf(display: 'optional' | 'swap'): RegExp[] {
  const css = readFileSync('src/styles/fonts/subset.css', 'utf8');
  const rules = css.split('@font-face').filter((rule) => rule.includes(`display: ${display}`));
  return rules.map((rule) => {
    const [, ranges = ''] = /unicode-range: ([^;]+);/.exec(rule) ?? [];
    const inClass = ranges.replaceAll(/U\+(\w+)-(\w+),?/g, '\\u{$1}-\\u{$2}');
    return new RegExp(`^[${inClass}]$`, 'u');
  });
}

const signsIn = (text: string) => [...new Set(text + text.toUpperCase())];
const fontsWith = (sign: string, ranges: readonly RegExp[]) =>
  ranges.filter((range) => range.test(sign)).length;

describe('the fonts', () => {
  it('have every character of the copy', () => {
    const known = new Set(Object.values(parts).flat());
    const lacking = Array.from(copy, ([place, text]) => ({
      place,
      signs: [...new Set(text)].filter((sign) => !known.has(sign.codePointAt(0) ?? 0)),
    }));
    expect(
      lacking.filter(({ signs }) => signs.length > 0),
      'write it otherwise, or take fonts that have it: README, Add a language',
    ).toEqual([]);
  });

  it.each([
    ['bricolage-grotesque', 800],
    ['instrument-sans', 600],
  ])(
    'draw every character of the copy: %s, which social cards cannot replace',
    async (name, weight) => {
      const files = Object.keys(parts).map((part) =>
        readFileSync(
          require.resolve(`@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff`),
        ),
      );
      const without = await Promise.all(files.map((file) => subset(file, '', {})));
      const isDrawn = async (sign: string) => {
        const subsets = await Promise.all(files.map((file) => subset(file, sign, {})));
        return subsets.some((file, index) => !file.equals(without[index] ?? file));
      };
      const lacking: string[] = [];
      for (const sign of signsIn([...copy.values()].join(''))) {
        // No glyph is needed for spaces, soft hyphens and the like.
        if (/[^\p{White_Space}\p{Cf}]/u.test(sign) && !(await isDrawn(sign))) lacking.push(sign);
      }
      expect(lacking).toEqual([]);
    },
  );

  it('show the copy from their subsets, and load a whole font for other characters alone', () => {
    const [subsets, wholes] = [rangesOf('optional'), rangesOf('swap')];
    for (const sign of signsIn([...copy.values()].join(''))) {
      expect(fontsWith(sign, subsets), sign).toBe(2);
      expect(fontsWith(sign, wholes), sign).toBe(0);
    }
    for (const sign of 'þŁž') expect(fontsWith(sign, wholes), sign).toBe(2);
  });
});
