import { expect, type Locator, type Page, test } from 'playwright/test';
import { countedDays } from '#src/clock/delivery-clock.ts';
import * as site from '#src/facts/business.ts';
import { storageKeys } from '#src/facts/constants.ts';
import { formatTag, type Locale, localeCodes } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { commitmentPrice } from '#src/prices/commitment-price.ts';
import { euros } from '../euros.ts';
import { catalogues, message } from '../message.ts';
import { variable } from '../variables.ts';
import { readPage } from './read-page.ts';

/** Returns the URLs of the home page and of the prices, in the text's language. */
const publicUrls = (locale: Locale) => {
  const home = `${variable('SITE_URL')}${localePath(locale)}`;
  return [home, `${home}#pricing`];
};

function formats(locale: Locale) {
  const tag = formatTag(locale);
  const number = (options?: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options);
  return {
    count: (value: number) => number().format(value),
    euro: (value: number) => euros(locale, value),
    percent: (value: number) =>
      number({ style: 'percent', maximumFractionDigits: 1 }).format(value),
    months: new Intl.ListFormat(tag, { type: 'disjunction' }).format(
      site.prepayment.months.map(String),
    ),
    weekday: (moment: Date) =>
      new Intl.DateTimeFormat(tag, { weekday: 'long', timeZone: 'Europe/Paris' }).format(moment),
  };
}

/**
 * Returns figures of the contract by their article. tests/unit/promises.test.tsx checks those of the
 * promises that the landing page repeats.
 */
function figures(locale: Locale): Record<string, string[]> {
  const { count, euro, percent, months } = formats(locale);
  const { delivery, growthPackage, claims } = site;
  return {
    'article-scope': [...publicUrls(locale), site.company.legalName],
    'article-offer': [growthPackage.episodes, site.plans[0].episodes, site.episode.guests].map(
      count,
    ),
    'article-order': [count(delivery.hours)],
    'article-go-project': [count(delivery.opensAt)],
    'article-clock': [count(delivery.closesAt)],
    'article-validation': [count(delivery.testEpisodes.min), count(delivery.testEpisodes.max)],
    'article-prices': site.plans
      .flatMap(({ price }) => price ?? [])
      .concat(site.pricePerEpisode)
      .map(euro),
    'article-growth': [
      euro(growthPackage.price),
      percent(site.prepayment.discount),
      count(growthPackage.episodes),
      months,
      ...site.prepayment.months.flatMap((term) => {
        const { monthly, total } = commitmentPrice(growthPackage, term);
        return [euro(monthly / 100), euro(total / 100)];
      }),
    ],
    'article-commitment': [
      count(site.minimumCommitment.months),
      count(site.recommendedPlan.episodes),
    ],
    'article-prepayment': [months, percent(site.prepayment.discount)],
    'article-payment': ['PayPal'],
    'article-late-payment': [
      count(site.latePayment.pointsAboveRefinancingRate),
      euro(site.latePayment.recoveryIndemnity),
    ],
    'article-results': [
      count(claims.podcasts),
      // Spanish writes one million in words.
      locale === 'es' && Number(claims.listens) === 1e6 ? 'un millón' : count(claims.listens),
      percent(claims.satisfaction),
      count(claims.episodes),
    ],
    'article-confidentiality': [count(site.contract.confidentialYears)],
    'article-law': [site.court[locale] ?? site.court.fr],
    'article-settlement': [count(site.contract.amicableDays), site.company.mediator.name],
  };
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
const text = async (place: Locator) => plain(String(await place.textContent()));

/** Returns the addresses of links, in order. */
const addresses = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the legal texts state every figure and link every article', async ({ page }) => {
    for (const locale of localeCodes) {
      await readPage(page, localePath(locale, 'terms'));
      await expectContents(page, locale, 'terms');
      await expectFigures(page, locale);
      await readPage(page, localePath(locale, 'legalNotice'));
      await expectContents(page, locale, 'legalNotice');
      await expectPublisher(page, locale);
    }
  });

  test('introduces studio, founders and convictions', async ({ page }) => {
    for (const locale of localeCodes) {
      await readPage(page, localePath(locale, 'about'));
      const facts = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      await expect(facts.locator('dd')).toHaveText([
        String(site.studio.since),
        site.city[locale] ?? site.city.fr,
        RegExp(String.raw`^${site.studio.people}\s\p{L}+$`, 'u'),
      ]);
      for (const { slug, name } of site.founders) {
        const founder = page.getByRole('listitem').filter({
          has: page.getByRole('heading', { name, exact: true }),
        });
        const portrait = message(locale, 'about.founders.portrait', { name });
        await expect(founder.getByRole('img')).toHaveAttribute('alt', portrait);
        await expect(founder).toContainText(message(locale, `about.${slug}.role`));
        await expect(founder).toContainText(message(locale, `about.${slug}.text`));
      }
      const price = formats(locale).euro(site.pricePerEpisode);
      const pricing = page.locator('#pricing');
      await expect(pricing).toContainText(price);
      await expect(pricing.getByRole('radio')).toHaveCount(site.prepayment.months.length + 1);
      const headings = (await pricing.getByRole('heading').allTextContents()).map(plain);
      for (const id of ['pricing.includes', 'pricing.growth.title', 'pricing.guarantee.title']) {
        const title = plain(message(locale, id));
        expect(headings.filter((text) => text.startsWith(title))).toHaveLength(1);
      }
      const convictions = Object.keys(catalogues[locale]).filter((id) =>
        /^about\.belief\..*\.title$/.test(id),
      );
      expect(convictions).not.toEqual([]);
      for (const id of convictions) {
        await expect(page.getByRole('heading', { name: message(locale, id) })).toHaveCount(1);
      }
    }
  });
});

/** Expects the title, a link to every article, and French words marked in other languages. */
async function expectContents(
  page: Page,
  locale: Locale,
  name: 'terms' | 'legalNotice',
): Promise<void> {
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message(locale, `${name}.title`),
  );
  const articles = main.locator('section[id^="article-"]');
  await expect(articles).toHaveCount(name === 'terms' ? 31 : 8);
  const headerSections = await articles.evaluateAll((all) => all.map(({ id }) => `#${id}`));
  expect(await addresses(main.locator('nav').getByRole('link'))).toEqual(headerSections);
  expect(await addresses(articles.locator('h2').getByRole('link'))).toEqual(headerSections);
  expect(headerSections).toEqual(
    expect.arrayContaining(await addresses(main.locator('a[href^="#"]'))),
  );

  const original = page.getByRole('note').getByRole('link');
  if (locale === 'fr') return expect(original).toHaveCount(0);
  await expect(original).toHaveAttribute('href', localePath('fr', name));
  // Marked so that screen readers pronounce them in French.
  const marked = await main.locator('[lang=fr]').allTextContents();
  const copy = Object.entries(catalogues[locale]).filter(([id]) => id.startsWith(`${name}.`));
  const quoted = Array.from(copy.join().matchAll(/<fr>([^{]+?)</g), ([, words]) => words);
  expect(marked).toEqual(expect.arrayContaining([site.company.legalForm, ...quoted]));
  // Only German names the codes in French.
  const codes = main.getByText(/Code de |^loi /);
  await expect(codes).toHaveCount(locale === 'de' ? { terms: 6, legalNotice: 3 }[name] : 0);
  await expect(codes.and(page.locator(':not([lang=fr])'))).toHaveCount(0);
}

/** Expects every figure in its article, and a row for each day of the example. */
async function expectFigures(page: Page, locale: Locale): Promise<void> {
  for (const [id, expected] of Object.entries(figures(locale))) {
    const article = await text(page.locator(`#${id}`));
    for (const figure of expected) {
      expect.soft(article, `${figure} in ${id}`).toContain(plain(figure));
    }
  }
  const rows = page.locator('#article-clock').getByRole('table').getByRole('row');
  const days = countedDays(new Date('2027-05-13T15:40:00+02:00'));
  await expect(rows).toHaveCount(days.length + 2);
  for (const [index, { date, kind }] of days.entries()) {
    const row = rows.nth(index + 2);
    const weekday = formats(locale).weekday(date);
    await expect(row.getByRole('rowheader')).toContainText(weekday, { ignoreCase: true });
    if (kind === 'weekend' || kind === 'holiday') {
      await expect(row).toContainText(message(locale, `terms.example.${kind}`));
    }
  }
}

/** Expects the publisher, the host, the mediator, and what is stored for how long. */
async function expectPublisher(page: Page, locale: Locale): Promise<void> {
  const { company, host } = site;
  const main = page.getByRole('main');
  const notice = await text(main);
  // The last plural form, `other`.
  const retention = catalogues[locale]['legalNotice.data.retention.text']?.replace(
    /\{years, plural, .*\{#(.*?)\}\}/,
    `${formats(locale).count(site.retention.years)}$1`,
  );
  for (const fact of [
    String(retention),
    company.legalName,
    company.legalForm,
    formats(locale).euro(company.shareCapital),
    company.registration,
    company.siret,
    company.vatNumber,
    company.address.street,
    site.publicationDirector.name,
    host.name,
    host.address,
    company.mediator.name,
    site.dataAuthority.name,
    ...publicUrls(locale),
    ...Object.values(storageKeys),
  ]) {
    expect.soft(notice, fact).toContain(plain(fact));
  }
  await expect(main.locator(`a[href="mailto:${company.email}"]`)).not.toHaveCount(0);
  for (const phone of [company.phone, host.phone]) {
    await expect(main.locator(`a[href="tel:${phone}"]`)).toHaveCount(1);
  }
}

test('scrolls the contents list of the terms with the page', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 641 });
  await page.goto('/fr/cgv');
  const last = page
    .getByRole('navigation', { name: message('fr', 'terms.contents') })
    .getByRole('link')
    .last();
  await expect(last).not.toBeInViewport();
  await page.locator('section[id^="article-"]').last().scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});
