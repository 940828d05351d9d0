import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageNames, routes } from '#src/facts/pages.ts';
import { cardText, cardUrl } from '#src/og/card-text.ts';
import { fitTitle } from '#src/og/fit-title.ts';
import { cardFonts, readAsset } from '#src/og/fonts.ts';
import { poster } from '#src/og/poster.tsx';
import { found, html } from './render.ts';

/** A build gives each picture a URL of its own. */
const pictures = vi.hoisted(() => ({ portrait: '/assets/old.png' }));
vi.mock('#src/og/pictures.ts', () => ({
  cardPictureUrls: (page: string) => (page === 'about' ? [pictures.portrait] : []),
}));

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-site.ts')).site);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each([
  ['en', 'Go-ahead Monday 9:00 · delivered Thursday 9:00'],
  ['fr', 'Feu vert le lundi à 9 h · livraison le jeudi à 9 h'],
  ['pt', 'Luz verde à segunda-feira, às 9h00 · entrega à quinta-feira, às 9h00'],
  ['es', 'Luz verde el lunes a las 9:00 · entrega el jueves a las 9:00'],
  ['de', 'Startschuss Montag, 9 Uhr · Lieferung Donnerstag, 9 Uhr'],
  ['it', 'Via libera il lunedì alle 9 · consegna il giovedì alle 9'],
] as const)('the card of the landing page states the rule on any day, in %s', (locale, rule) => {
  // Before the long weekend of Whit Monday.
  vi.useFakeTimers({ now: Date.parse('2027-05-13T13:40:00Z') });
  expect(cardText(locale, 'landing').rule.replaceAll('\u00a0', ' ')).toBe(rule);
});

it.each(pageNames)('the card of %s embeds no image, which would cost CPU', (page) => {
  const urls = ['data:image/png;base64,AA==', 'data:image/png;base64,AAA='];
  expect(html(poster('fr', page, urls))).not.toMatch(/<(svg|img)/);
});

it('the card about the studio names the founders, whose portraits are stacked', () => {
  expect(cardText('en', 'about').note).toContain(' and ');
  expect(cardText('en', 'about').note).not.toContain(' or ');
  const card = html(poster('en', 'about', ['drawing', 'first', 'second']));
  expect(found(card, /top:(\d+)(?:px)?;width:315px/g)).toEqual(['0', '315']);
});

it('a card has no narrow no-break space, which its fonts lack', () => {
  const card = html(poster('fr', 'contact', ['drawing']));
  const { title } = cardText('fr', 'contact');
  const [question = ''] = title.split(/(?<=\?) /);
  expect(question).toContain('\u202f');
  expect(card).toContain(question.replaceAll('\u202f', '\u00a0'));
  expect(card).not.toContain('\u202f');
});

it.each(pageNames)('the title of the card of %s ends before the margin', (page) => {
  const card = html(poster('de', page, ['drawing']));
  const [width] = found(card, /left:60px;top:\d+px;width:(\d+)px/g);
  expect(Number(width)).toBeGreaterThan(600);
  expect(60 + Number(width)).toBeLessThanOrEqual(1200 - 60);
});

it.each([
  ['Léa Morel', ['display', 'text']],
  ['Łukasz', ['display', 'text', 'display-ext', 'text-ext']],
])('a card with “%s” loads the fonts that have its letters', async (words, names) => {
  const fetched: string[] = [];
  const assets = {
    fetch: async (url: RequestInfo | URL) => {
      fetched.push(new URL(String(url)).pathname);
      return new Response('font');
    },
  };
  const fonts = await cardFonts(words, assets);
  expect(fonts.map(({ name }) => name)).toEqual(names);
  expect(fetched.filter((path) => path.includes('latin-ext'))).toHaveLength(names.length - 2);
});

it('throws if the fonts or portraits of a card are missing', async () => {
  const assets = { fetch: async () => new Response('404 Not Found', { status: 404 }) };
  await expect(readAsset(assets, '/assets/a.woff')).rejects.toThrow('/assets/a.woff returned 404');
});

describe('cardUrl', () => {
  const url = () => cardUrl('fr', 'landing');

  it('is absolute, versioned and stable', () => {
    expect(url()).toMatch(/^https:\/\/site\.example\/og\/fr\/landing\.png\?v=[\da-f]{8}$/);
    expect(url()).toBe(url());
  });

  it('changes its version with the words of the card', () => {
    const version = (address: string) => new URL(address).searchParams.get('v');
    const versions = routes.map(({ locale, page }) => version(cardUrl(locale, page)));
    expect(new Set(versions).size).toBe(routes.length);
    const before = version(url());
    vi.stubEnv('SITE_URL', 'https://other.example');
    expect(version(url())).not.toBe(before);
  });

  it('changes its version with the portraits that the card shows', () => {
    const [about, landing] = [cardUrl('fr', 'about'), url()];
    pictures.portrait = '/assets/new.png';
    expect(cardUrl('fr', 'about')).not.toBe(about);
    expect(url()).toBe(landing);
  });
});

describe('fitTitle', () => {
  const box = { width: 600, height: 400, largest: 120 };

  it('gives a short title the largest size, and long or many words a smaller one', () => {
    expect(fitTitle(['Ja.'], box)).toBe(120);
    expect(fitTitle(['Geschäftsbedingungen'], box)).toBeLessThan(70);
    const many = fitTitle([Array.from({ length: 30 }, () => 'Wort').join(' ')], box);
    expect(many).toBeLessThan(fitTitle(['Wort Wort Wort'], box));
    // A smaller size would be illegible.
    expect(fitTitle(['x'.repeat(500)], box)).toBe(40);
  });

  it('starts each sentence on its own line', () => {
    const low = { width: 600, height: 110, largest: 100 };
    expect(fitTitle(['Ja.', 'Ja.'], low)).toBeLessThan(fitTitle(['Ja. Ja.'], low));
  });
});
