import { expect, it, vi } from 'vitest';
import { localeCodes } from '#src/facts/locales.ts';
import { sharedPhrases } from '#src/intl/values/offer.ts';
import { Page as Landing } from '#src/pages/landing.tsx';
import { LegalNotice } from '#src/sections/legal-notice/legal-notice.tsx';
import { Pricing } from '#src/sections/pricing/pricing.tsx';
import { Terms } from '#src/sections/terms/terms.tsx';
import { pageMetadata } from '#src/seo/page-metadata.ts';
import { storageKeys } from '#src/storage-keys.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';
import { business } from './fixed-business.ts';
import { html, textIn, textOf } from './render.ts';

// Other facts than the site's own, so that a figure that is hard-coded or out of place shows.
vi.mock('#src/facts/business.ts', async () => {
  const { business } = await import('./fixed-business.ts');
  return {
    ...business,
    delivery: { ...business.delivery, opensAt: 8 },
    firstEpisode: { ...business.firstEpisode, workingDays: 18 },
  };
});

/** Figures of the terms by their article, as numbers or as amounts in euros. */
const owed: { [article: string]: (number | { euros: number })[] } = {
  definitions: [11, 26],
  offer: [7, 2],
  'go-project': [8],
  clock: [72, 8, 18, 13],
  validation: [2, 3],
  revisions: [2, 10, 5],
  prices: [{ euros: 400 }, { euros: 700 }, { euros: 1300 }],
  growth: [{ euros: 2000 }, { euros: 1500 }, { euros: 6000 }, { euros: 12_000 }, 7, 25],
  commitment: [2, 21],
  prepayment: [4, 8, 25],
  'late-payment': [10, { euros: 40 }],
  guarantee: [6],
  results: [12, 98, 340],
  confidentiality: [5],
};

/** Figures of the landing page; those of the terms that it repeats, and the claims. */
const shown = [11, 26, 7, 2, 18, 13, 10, 5, 21, 25, 6, 12, 98, 340, { euros: 4200 }];

const wordOf = (text: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(text)}(?![\\d])`);

it.each(localeCodes)('the terms and the landing page state the facts, in %s', (locale) => {
  const terms = html(<Terms locale={locale} />);
  const landing = textIn(<Landing locale={locale} />);
  const written = (figure: number | { euros: number }) =>
    wordOf(typeof figure === 'number' ? String(figure) : textOf(euros(locale, figure.euros)));
  for (const [id, figures] of Object.entries(owed)) {
    const [article = ''] =
      terms.match(new RegExp(`<section id="article-${id}".*?</section>`, 's')) ?? [];
    for (const figure of figures) expect.soft(textOf(article), id).toMatch(written(figure));
  }
  for (const figure of shown) expect.soft(landing).toMatch(written(figure));
});

it.each(localeCodes)('the terms repeat the words of the landing page, in %s', (locale) => {
  const texts = [textIn(<Terms locale={locale} />), textIn(<Landing locale={locale} />)];
  for (const phrase of Object.values(sharedPhrases(locale))) {
    for (const text of texts) expect.soft(text).toContain(textOf(phrase));
  }
});

it.each(localeCodes)(
  'the prices of each commitment are calculated from the plan, in %s',
  (locale) => {
    const prices = textIn(<Pricing locale={locale} />);
    for (const amount of [400, 300, 700, 525, 350, 262.5, 1400, 4200, 2000, 1500]) {
      expect.soft(prices).toMatch(wordOf(textOf(euros(locale, amount))));
    }
    expect(pageMetadata(locale, 'landing').description).toContain(euros(locale, 400));
  },
);

it('the landing page states hour and day of the delivery, the call and the languages', () => {
  const landing = textIn(<Landing locale="en" />);
  expect(landing).toContain('At 8:00, Paris time');
  expect(landing).toContain('18 minutes with one of the founders');
  expect(landing).toContain('English or French');
});

it.each(localeCodes)('the legal notice names publisher, host and storage, in %s', (locale) => {
  const notice = textIn(<LegalNotice locale={locale} />);
  const { company, host } = business;
  for (const [label, value] of Object.entries({
    name: company.legalName,
    form: company.legalForm,
    registration: company.registration,
    siret: company.siret,
    vat: company.vatNumber,
    director: business.publicationDirector,
  })) {
    const identity = textOf(message(locale, `legalNotice.identity.${label}`));
    expect.soft(notice).toContain(`${identity} ${value}`);
  }
  for (const fact of [
    ...[company.address.street, company.mediator.name, business.dataAuthority.name],
    ...[host.name, host.address, ...Object.values(storageKeys)],
  ]) {
    expect.soft(notice).toContain(fact);
  }
  expect(notice).toMatch(wordOf(textOf(euros(locale, company.shareCapital))));
  expect(notice).toMatch(wordOf(String(business.retention.years)));
});
