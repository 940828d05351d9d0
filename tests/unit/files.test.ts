import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { affiliates } from '#src/facts/affiliates.ts';
import * as business from '#src/facts/business.ts';
import { fontFiles } from '#src/facts/fonts.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { shows } from '#src/facts/shows.ts';
import { catalogues } from '../message.ts';

describe('fonts', () => {
  /** The texts of pages, by the file that holds them. */
  const copy = new Map([
    ...Object.entries(catalogues).flatMap(([locale, messages]) =>
      Object.entries(messages).map(([id, text]) => [`i18n/${locale}.json "${id}"`, text] as const),
    ),
    ['src/facts/business.ts', JSON.stringify(business)],
    ['src/facts/shows.ts', JSON.stringify(shows)],
    ['src/facts/affiliates.ts', JSON.stringify(affiliates)],
  ]);

  it.each(Object.values(fontFiles).filter((file) => file.endsWith('.woff2')))(
    '%s contains every character of the copy',
    (file) => {
      const folder = `node_modules/${file.split('/').slice(0, 2).join('/')}`;
      const ranges: { latin: string } = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'));
      const latin = ranges.latin.split(',').map((range) => {
        const [first, last = first] = range.slice(2).split('-');
        return `\\u{${first}}-\\u{${last}}`;
      });
      const unknown = new RegExp(`[^${latin.join('')}]`, 'gu');
      const lacking = [...copy].flatMap(([place, text]) => {
        const signs = text.match(unknown) ?? [];
        return signs.length > 0 ? [`${place}: ${signs.join('')}`] : [];
      });
      expect(lacking, 'write it otherwise, or take fonts that have it').toEqual([]);
    },
  );
});

describe('pictures', () => {
  const files = readdirSync('src/artwork/pictures');

  it('are one for each person and show', () => {
    const slugs = [...shows, ...business.founders, ...business.reviewers].map(({ slug }) => slug);
    expect(files.map((file) => file.replace(/\.\w+$/, '')).sort()).toEqual(slugs.sort());
  });

  it.each(business.founders)('the card can show $name', ({ slug }) => {
    // Its renderer reads no WebP and no AVIF.
    expect(files.find((file) => file.startsWith(`${slug}.`))).toMatch(/\.(svg|png|jpe?g)$/);
  });
});

it('every language has a flag of its own', () => {
  const flags = localeCodes.map((code) => readFileSync(`public/flags/${code}.svg`, 'utf8'));
  expect(new Set(flags).size).toBe(flags.length);
});

it('the file of drawings has one for each service and benefit', () => {
  const drawings = readFileSync('src/artwork/vignettes.svg', 'utf8').matchAll(/ id="([a-z]+)"/g);
  expect(Array.from(drawings, ([, name]) => name)).toEqual(
    expect.arrayContaining([...business.features, 'reputation', 'trust', 'leads']),
  );
});

it('the bars of the player are one per hour, the loudest as high as it can be', () => {
  const { bars } = business.recording;
  expect(bars).toHaveLength(72);
  expect(Math.max(...bars)).toBe(1);
  expect(Math.min(...bars)).toBeGreaterThanOrEqual(0);
});
