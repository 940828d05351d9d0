import { afterEach, describe, expect, it, vi } from 'vitest';
import { routes } from '#src/facts/pages.ts';
import { nightColors } from '#src/facts/theme.ts';
import { card, lineHeight, sentencesOf, titles } from '#src/og/card.tsx';
import { cardText, cardUrl } from '#src/og/card-text.ts';
import { fonts, readAsset } from '#src/og/fonts.ts';
import { found, html } from './render.ts';

/** A build gives each picture a URL of its own. */
const pictures = vi.hoisted(() => ({ version: 'old' }));
vi.mock('#src/artwork/picture.tsx', () => ({
  pictureUrl: (slug: string) => `/assets/${slug}-${pictures.version}.svg`,
}));

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

it.each([
  ['en', 'Go-ahead Monday 9:00, delivered Thursday 9:00'],
  ['fr', 'Feu vert le lundi à 9 h, livraison le jeudi à 9 h'],
  ['pt', 'Luz verde à segunda-feira, às 9h00, entrega à quinta-feira, às 9h00'],
  ['es', 'Luz verde el lunes a las 9:00, entrega el jueves a las 9:00'],
  ['de', 'Start: Montag, 9 Uhr. Lieferung: Donnerstag, 9 Uhr.'],
  ['it', 'Via libera il lunedì alle 9, consegna il giovedì alle 9'],
] as const)('the card of the landing page states the rule on any day, in %s', (locale, rule) => {
  // Before the long weekend of Whit Monday.
  vi.useFakeTimers({ now: Date.parse('2027-05-13T13:40:00Z') });
  expect(cardText(locale, 'landing').note.replaceAll('\u00a0', ' ')).toBe(rule);
});

it('the card about the studio names the founders, whose portraits are stacked', () => {
  expect(cardText('en', 'about').note).toContain(' and ');
  expect(cardText('en', 'about').note).not.toContain(' or ');
  const drawn = html(card('en', 'about', ['first', 'second']));
  // As high as a portrait of 4 to 5 is at this width.
  const portrait = /top:(\d+)(?:px)?;width:315px;height:315px;[^"]*size:315px 393.75px/g;
  expect(found(drawn, portrait)).toEqual(['0', '315']);
});

it('a card has no narrow no-break space, which its fonts lack', () => {
  const drawn = html(card('fr', 'contact', []));
  const { title } = cardText('fr', 'contact');
  const [question = ''] = title.split(/(?<=\?) /);
  expect(question).toContain('\u202f');
  expect(drawn).toContain(question.replaceAll('\u202f', '\u00a0'));
  expect(drawn).not.toContain('\u202f');
});

/** Returns the width of a glyph of the display face in ems, as estimated from the font. */
function glyphWidth(character: string): number {
  if (/[ \u00a0\u202f.,:;!?’'ijlíìîï¡¿|-]/.test(character)) return 0.3;
  if (/[mwMW]/.test(character)) return 0.84;
  return /\p{Lu}/u.test(character) ? 0.66 : 0.55;
}

const textWidth = (text: string) =>
  [...text].reduce((sum, character) => sum + glyphWidth(character), 0);

/** Returns the widths of a sentence's lines in ems. */
function wrap(sentence: string, room: number): number[] {
  const lines = [''];
  for (const word of sentence.split(' ')) {
    const line = `${lines.at(-1)} ${word}`.trim();
    if (textWidth(line) > room) lines.push(word);
    else lines[lines.length - 1] = line;
  }
  return lines.filter(Boolean).map(textWidth);
}

it.each(routes)('the title of the $locale card of $page fits its box', ({ locale, page }) => {
  const { size, top, width, height } = titles[page];
  const sentences = sentencesOf(cardText(locale, page).title);
  const lines = sentences.flatMap((sentence) => wrap(sentence, width / size));
  expect(Math.max(...lines) * size).toBeLessThanOrEqual(width);
  expect(lines.length * size * lineHeight).toBeLessThanOrEqual(height);
  expect([60 + width <= 1200 - 60, top >= 40]).toEqual([true, true]);
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
    pictures.version = 'new';
    expect(cardUrl('fr', 'about')).not.toBe(about);
    expect(url()).toBe(landing);
  });

  it.each([
    ['the palette', nightColors],
    ['the fonts', fonts[0]],
  ])('changes its version with %s', (_what, values) => {
    const before = url();
    const changed: object = Object.assign(values, { name: 'other' });
    expect(url()).not.toBe(before);
    Reflect.deleteProperty(changed, 'name');
  });
});
