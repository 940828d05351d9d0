import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { company, dataAuthority, host } from '#src/facts/business.ts';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { localePath, type Page, pageNames } from '#src/facts/pages.ts';
import { reviewersWithShow } from '#src/facts/shows.ts';
import { getIntl } from '#src/intl/get-intl.ts';
import { companyPhone } from '#src/intl/values/company.ts';
import { Page as About } from '#src/pages/about.tsx';
import { Page as Landing } from '#src/pages/landing.tsx';
import { Page as LegalNoticePage } from '#src/pages/legal-notice.tsx';
import { Page as TermsPage } from '#src/pages/terms.tsx';
import { BookingLink } from '#src/sections/booking-link.tsx';
import { ContactSteps } from '#src/sections/contact-intro.tsx';
import { ContactLine } from '#src/sections/contact-line.tsx';
import { Footer } from '#src/sections/document/footer.tsx';
import { Header } from '#src/sections/document/header.tsx';
import { LegalNotice } from '#src/sections/legal-notice/legal-notice.tsx';
import { readArticles } from '#src/sections/legal-text/read-articles.ts';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Stats } from '#src/sections/stats.tsx';
import { Terms } from '#src/sections/terms/terms.tsx';
import { catalogues, message } from '../message.ts';
import { business } from './fixed-business.ts';
import { booked, found, html, textIn, textOf } from './render.ts';

vi.mock('#src/facts/business.ts', async () => (await import('./fixed-business.ts')).business);

/** Returns the links as pairs of address and text, in order. */
const linksOf = (markup: string) =>
  Array.from(
    markup.matchAll(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs),
    ([, href, text = '']) => [href, textOf(text)],
  );

/** Expects a text to contain messages in this order. */
function expectOrder(text: string, locale: Locale, ids: string[]) {
  const places = ids.map((id) => text.indexOf(textOf(message(locale, id))));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
}

describe('the landing page', () => {
  const landing = html(<Landing locale="en" />);

  it('shows its sections in order, the covers before the reviews', () => {
    expectOrder(textOf(landing), 'en', [
      ...['benefits.title', 'features.title', 'process.title', 'carousel.title', 'reviews.title'],
      ...['pricing.title', 'faq.title', 'plainAnswers.title'],
    ]);
  });

  it('tells the places of its links to book apart', () => {
    const places = ['hero', 'player', 'one', 'two', 'four', 'more', 'growth'];
    expect(booked(landing)).toEqual(places);
  });
});

it.each(localeCodes)('the landing page shows all parts of its sections in %s', (locale) => {
  const landing = html(<Landing locale={locale} />);
  const section = (id: string) =>
    landing.match(new RegExp(`<section id="${id}".*?</section>`, 's'))?.[0] ?? '';
  const [, refund = ''] = message(locale, 'hero.late.text').match(/<guarantee>(.*?)</) ?? [];
  expect(linksOf(landing)).toContainEqual(['#guarantee', textOf(refund)]);
  const reviews = section('reviews');
  expect(reviews.match(/<img/g)).toHaveLength(2 * reviewersWithShow.length);
  for (const { show } of reviewersWithShow) expect(reviews).toContain(html(show.company));
  const pricing = section('pricing');
  // Plans, growth package, what each holds, and guarantee.
  expect(pricing.match(/<h3/g)).toHaveLength(business.plans.length + 3);
  expect(textOf(pricing)).toContain(textOf(message(locale, 'pricing.rate')));
});

it('a link to book opens a tab, one that writes a mail does not', () => {
  const newTab = message('en', 'action.newTab');
  const link = () =>
    html(
      <BookingLink locale="en" place="hero">
        Book
      </BookingLink>,
    );
  expect(link()).toContain('target="_blank" rel="noopener"');
  expect(textOf(link())).toBe(`Book ${newTab}`);
  vi.stubEnv('BOOKING_URL', '');
  expect(link()).toContain('href="mailto:');
  expect(link()).not.toContain('target=');
  expect(textOf(link())).toBe('Book');
  vi.unstubAllEnvs();
});

describe('the header', () => {
  const header = html(<Header locale="fr" page="about" />);

  it('links to the home page in the language, and marks the current page', () => {
    const home = message('fr', 'nav.home', { brand: company.brand });
    expect(header).toContain(`<a href="/fr" aria-label="${home}"`);
    expect(header.match(/<a href="\/fr\/about" aria-current="page"/g)).toHaveLength(2);
    const others = html(<Header locale="fr" page="terms" />);
    expect(others).not.toContain('aria-current="page"');
  });

  it('marks the current language, and shows the flag of each', () => {
    const menu = [...header.matchAll(/hrefLang="(\w\w)"[^>]*?>.*?\/flags\/(\w\w)\.svg/gs)];
    expect(new Set(menu.map(([, language]) => language))).toEqual(new Set(localeCodes));
    for (const [, language, flag] of menu) expect(flag).toBe(language);
    expect(found(header, /aria-current="true"[^>]*>(.*?)<\/a>/gs)).toEqual(
      Array(2).fill('Français'),
    );
  });

  it('has a link to call, and to book in its bar and in its menu', () => {
    expect(header).toContain(`href="tel:${company.phone}"`);
    expect(booked(header).toSorted()).toEqual(['header', 'menu']);
  });
});

describe('the footer', () => {
  const footer = html(<Footer locale="fr" page="terms" />);

  it('links to call, to write and to every page, and marks the current one', () => {
    expect(linksOf(footer).map(([href]) => href)).toEqual(
      expect.arrayContaining([
        ...['/fr#pricing', `tel:${company.phone}`, `mailto:${company.email}`],
        ...['/fr/about', '/fr/legals', '/fr/cgv', '/fr/contact'],
      ]),
    );
    expect(footer.match(/aria-current="page"/g)).toHaveLength(1);
    expect(footer).toContain('href="/fr/cgv" aria-current="page"');
    expect(booked(footer)).toEqual(['footer']);
    expect(textOf(footer)).toContain(textOf(message('fr', 'action.schedule')));
    expect(textOf(footer)).toContain(business.company.brand);
  });

  it('links to the page in each language, and marks the current one', () => {
    const languages = footer.match(/<a [^>]*hrefLang="[^>]*>/g) ?? [];
    expect(languages.map((link) => found(link, / href="([^"]*)"/g)[0])).toEqual([
      ...['/cgv', '/fr/cgv', '/pt/cgv', '/es/cgv', '/de/cgv', '/it/cgv'],
    ]);
    expect(languages.filter((link) => link.includes('aria-current="true"'))).toEqual([
      expect.stringContaining('lang="fr"'),
    ]);
  });

  it('states the listens that the terms claim', () => {
    expect(textIn(<Footer locale="en" page="terms" />)).toContain('a million listens');
  });
});

it('the page about the studio shows founders, prices and convictions in this order', () => {
  expectOrder(textIn(<About locale="fr" />), 'fr', [
    ...['about.title', ...business.founders.map(({ slug }) => `about.${slug}.text`)],
    ...['pricing.includes', 'pricing.guarantee.title', 'about.philosophy.title'],
  ]);
});

it.each(localeCodes)(
  'the contact line calls the number and writes to the address, in %s',
  (locale) => {
    expect(linksOf(html(<ContactLine locale={locale} />))).toEqual([
      [`tel:${company.phone}`, textOf(companyPhone)],
      [`mailto:${company.email}`, company.email],
    ]);
  },
);

it('the contact page numbers its steps from one', () => {
  const steps = html(<ContactSteps locale="en" hasForm={false} />);
  expect(found(steps, /<span [^>]*aria-hidden="true">(.*?)<\/span>/g)).toEqual(['1', '2', '3']);
});

it('the figures have their own sources', () => {
  const { t } = getIntl('en');
  const values = { answers: business.survey.answers, date: new Date(business.survey.date) };
  const [count, satisfaction] = [
    t('figureSource.count', values),
    t('figureSource.satisfaction', values),
  ];
  expect(found(html(<Stats locale="en" />), /<div[^>]*>(.*?)<\/div>/gs)).toEqual(
    [
      `${t('stats.podcasts')} 12+ ${count}`,
      `${t('stats.satisfaction')} 98% ${satisfaction}`,
      `${t('stats.episodes')} 340+ ${count}`,
    ].map(textOf),
  );
});

describe('the links to sections', () => {
  const contents: Record<Page, ReactNode> = {
    landing: <Landing locale="fr" />,
    about: <About locale="fr" />,
    terms: <TermsPage locale="fr" />,
    legalNotice: <LegalNoticePage locale="fr" />,
    contact: <ContactSteps locale="fr" hasForm />,
  };
  const markups = pageNames.map((page) => {
    const frame = { locale: 'fr', page } as const;
    return [
      page,
      html([<Header key="1" {...frame} />, contents[page], <Footer key="2" {...frame} />]),
    ];
  }) as [Page, string][];

  it.each(markups)('of the page %s lead to sections that exist', (page, markup) => {
    const targets = linksOf(markup).flatMap(([href = '']) => {
      const [path, id] = href.split('#');
      return id === undefined || href.includes(':') ? [] : [[path || localePath('fr', page), id]];
    });
    expect(targets.map(([, id]) => id)).toContain('pricing');
    for (const [path, id] of targets) {
      const [, target] = markups.find(([name]) => localePath('fr', name) === path) ?? [];
      expect(target, `${path}#${id}`).toContain(`id="${id}"`);
    }
  });

  it.each(markups)('that the page %s has scroll to them', (_page, markup) => {
    for (const [, href = '', section = ''] of markup.matchAll(
      /href="([^"]*)" data-section="(\w+)"/g,
    )) {
      const isHere = markup.includes(`id="${section}"`);
      expect(href).toBe(isHere ? `#${section}` : `/fr#${section}`);
    }
  });
});

it('every link to book names its plan, so that no two of the plans share a name', () => {
  const links = linksOf(html(<Pricing locale="en" />));
  const booking = links.filter(([href]) => href?.startsWith('https://booking'));
  const { t } = getIntl('en');
  const [book, newTab] = [t('action.book'), t('action.newTab')];
  expect(booking.map(([, text]) => text)).toEqual(
    [
      ...[1, 2, 4].map((count) => `${book} , ${t('pricing.episodes', { count })} ${newTab}`),
      `${t('pricing.contact')} , ${t('pricing.more', { count: 4 })} ${newTab}`,
      `${book} , ${t('pricing.growth.title')} ${newTab}`,
    ].map(textOf),
  );
});

describe.each([
  ['the terms', Terms, 31, /^Article (\d+)$/],
  ['the legal notice', LegalNotice, 8, /^Section (\d+)$/],
] as const)('%s', (_name, Text, articleCount, numbered) => {
  const markup = html(<Text locale="en" />);
  const numbers = Array.from({ length: articleCount }, (_, index) => index + 1);
  const heads = Array.from(
    markup.matchAll(/<section id="([^"]+)".*?<span class="eyebrow[^>]*>(.*?)<\/span>/gs),
    ([, id = '', number = '']) => ({ id, number: Number(numbered.exec(textOf(number))?.[1]) }),
  );

  it('number their articles from one, in the contents too', () => {
    expect(heads.map(({ number }) => number)).toEqual(numbers);
    const contents = found(markup, /<a [^>]*><span aria-hidden="true"[^>]*>(\d+)</g).map(Number);
    expect(contents).toEqual([...numbers, ...numbers]);
  });

  it('name the right number wherever they refer to another article', () => {
    for (const [href = '', text = ''] of linksOf(markup)) {
      const [, number] = /^(?:article|section) (\d+)$/i.exec(text) ?? [];
      const target = heads.find(({ id }) => href === `#${id}`);
      if (number) expect(target?.number, text).toBe(Number(number));
    }
  });
});

describe('the terms', () => {
  const markup = html(<Terms locale="en" />);
  const rows = found(markup, /<tr[^>]*>(.*?)<\/tr>/gs);

  it('refer to at least eight articles, the legal notice, the contact page and the French text', () => {
    const links = linksOf(markup);
    const named = new Set(
      links.flatMap(([href, text = '']) => (/^article \d/i.test(text) ? [href] : [])),
    );
    expect(named.size).toBeGreaterThanOrEqual(8);
    const pages = links.flatMap(([href = '']) => (href[0] === '/' ? [href] : []));
    expect(new Set(pages)).toEqual(new Set(['/legals', '/contact', '/fr/cgv']));
  });

  it('count the days of the example from the e-mail to the delivery', () => {
    const first = rows.indexOf('Day Count') + 1;
    expect(rows.slice(first, first + 8)).toEqual([
      'Thursday 13 May 2027 Go-ahead email at 15:40',
      'Friday 14 May 2027 1st working day: the clock starts at 9:00',
      'Saturday 15 May 2027 Weekend, not counted',
      'Sunday 16 May 2027 Weekend, not counted',
      'Monday 17 May 2027 Public holiday, not counted',
      'Tuesday 18 May 2027 2nd working day',
      'Wednesday 19 May 2027 3rd working day',
      'Thursday 20 May 2027 4th working day: delivery at 9:00',
    ]);
  });
});

it('the legal notice links to the terms, the contact page, the mediator and the authority', () => {
  const hrefs = linksOf(html(<LegalNotice locale="it" />)).map(([href]) => href);
  const expected = ['/it/cgv', '/it/contact', company.mediator.url, dataAuthority.url];
  expect(hrefs).toEqual(expect.arrayContaining(expected));
});

it.each([
  ['en', 'United States'],
  ['fr', 'États-Unis'],
  ['de', 'Vereinigte Staaten'],
] as const)('the legal notice names the host’s country, in %s', (locale, country) => {
  expect(textIn(<LegalNotice locale={locale} />)).toContain(`${host.address}, ${country}`);
});

it.each(['terms', 'legalNotice'] as const)('the articles of %s hold every message once', (page) => {
  const ids: string[] = [];
  readArticles(page, (id) => ids.push(id), {});
  const all = Object.keys(catalogues.en).filter((id) => {
    const [name, article] = id.split('.');
    return name === page && article !== 'meta' && `${page}.${article}.title` in catalogues.en;
  });
  expect(ids.toSorted()).toEqual(all.toSorted());
});
