import { expect, it, vi } from 'vitest';
import { caseStudy } from '#src/facts/business.ts';
import { shows } from '#src/facts/shows.ts';
import { Carousel } from '#src/sections/carousel.tsx';
import { Reviews } from '#src/sections/reviews.tsx';
import { message } from '../message.ts';
import { found, html } from './render.ts';

const url = 'https://podcasts.example/show?id=1';

// Every show has an address.
vi.mock('#src/facts/shows.ts', async (original) => {
  const module = await original<typeof import('#src/facts/shows.ts')>();
  for (const show of module.shows)
    Object.assign(show, { url: 'https://podcasts.example/show?id=1' });
  return module;
});

/** Returns the attributes and the text of the links to shows. */
const linksIn = (markup: string) =>
  Array.from(
    markup.matchAll(/<a ([^>]*podcasts\.example[^>]*)>(.*?)<\/a>/gs),
    ([, attributes, content = '']) => ({
      attributes,
      label: found(content, /<span[^>]*>(.*?)<\/span>/g)[0],
    }),
  );

it('the cover of a show with an address is a link to it, in a new tab', () => {
  const [listen, newTab] = [message('fr', 'action.listen'), message('fr', 'action.newTab')];
  const label = ({ title }: { title: string }) => `${listen.replace('{title}', title)} ${newTab}`;
  const row = linksIn(html(<Carousel locale="fr" />));
  const told = shows.find(({ slug }) => slug === caseStudy.show);
  expect(row.map((link) => link.label)).toEqual(
    [...shows, ...shows, ...(told ? [told] : [])].map((show) =>
      label(show).replaceAll('\u00a0', ' '),
    ),
  );
  for (const { attributes } of row) {
    expect(attributes).toContain(`href="${url}" target="_blank" rel="noopener"`);
  }
  // The keyboard reaches each cover of the doubled row once.
  const skipped = row.map(({ attributes = '' }) => /tabindex="-1"/i.test(attributes));
  expect(skipped).toEqual([...shows.map(() => false), ...shows.map(() => true), false]);
  expect(linksIn(html(<Reviews locale="fr" />))).toHaveLength(6);
});
