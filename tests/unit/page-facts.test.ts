import { describe, expect, it } from 'vitest';
import { pageName } from '../../src/intl/phrases/page-name.ts';
import { pageFacts } from '../../src/seo/page-facts.ts';
import { routes } from '../../src/site/pages.ts';
import { company } from '../../src/site/site.ts';

const facts = routes.map(({ path, locale, page }) => ({ path, ...pageFacts(locale, page) }));

describe.each(facts)('$path', ({ title, keywords }) => {
  it('has a title of at most 60 characters with the brand in it', () => {
    expect([...title].length).toBeLessThanOrEqual(60);
    expect(title).toContain(company.brand);
  });

  it('has keywords, each once', () => {
    const list = keywords.split(', ');
    expect(list.length).toBeGreaterThanOrEqual(5);
    expect(new Set(list).size).toBe(list.length);
  });
});

it('no two pages have the same title or description', () => {
  expect(new Set(facts.map(({ title }) => title)).size).toBe(routes.length);
  expect(new Set(facts.map(({ description }) => description)).size).toBe(routes.length);
});

it('each page has a short name in its language', () => {
  for (const { locale, page } of routes) expect(pageName(locale, page)).not.toContain('footer.');
});
