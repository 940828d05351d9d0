import { expect, type Locator, type Page, test } from 'playwright/test';
import { growthPackage, plans, prepayment } from '#src/facts/business.ts';
import { formatTag, type Locale } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import {
  commitmentMonths,
  commitmentPrice,
  monthByMonth,
  promotionalPrice,
} from '#src/prices/commitment-price.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';

const priced = plans.filter((plan) => plan.price !== null);

/** Returns the radio button of a commitment, by the order of the terms. */
function commitment(page: Page, months: number): Locator {
  return page.locator('#pricing').getByRole('radio').nth(commitmentMonths.indexOf(months));
}

/** Returns the cards of the plans, in order. */
function cards(page: Page): Locator {
  return page.locator('#pricing li').filter({ has: page.getByRole('heading', { level: 3 }) });
}

async function choose(page: Page, months: number): Promise<void> {
  // Clicks the label, since the radio button itself is visually hidden.
  await commitment(page, months).locator('..').click();
}

/**
 * Expects the visible prices of each plan and of the growth package for a commitment. The script adds the
 * commitment to the booking links.
 */
async function expectPrices(
  page: Page,
  locale: Locale,
  months: number,
  booked = `-${months}`,
): Promise<void> {
  await expect(commitment(page, months)).toBeChecked();
  for (const [index, plan] of priced.entries()) {
    const { monthly, perEpisode, total, saved } = commitmentPrice(plan, months);
    const card = cards(page).nth(index);
    const text = await card.innerText();
    const amounts = text
      .match(/\d[\d.,\s\u202f]*\s?€|€[\d,]+(?:\.\d+)?/g)
      ?.map((amount) => amount.trim());
    // Beside a prepaid price, the monthly price is struck through.
    const shown =
      months === monthByMonth
        ? [monthly, perEpisode, total]
        : [monthly, plan.price * 100, perEpisode, total, saved];
    expect(amounts?.map(plain)).toEqual(shown.map((cents) => plain(euros(locale, cents / 100))));
    const booking = card.getByRole('link', { name: message(locale, 'action.book') });
    await expect(booking).toHaveCount(1);
    const { searchParams } = new URL(String(await booking.getAttribute('href')));
    expect(searchParams.get('utm_campaign')).toBe(locale);
    expect(searchParams.get('utm_content')).toBe(`${plan.id}${booked}`);
  }
  await expectGrowthPackage(page, locale, months, booked);
}

/**
 * Expects the list price, the promotional price and the discount; for a prepaid commitment the list price
 * is struck through.
 */
async function expectGrowthPackage(
  page: Page,
  locale: Locale,
  months: number,
  booked: string,
): Promise<void> {
  const offer = page
    .locator('#pricing div')
    .filter({ has: page.getByRole('heading', { name: message(locale, 'pricing.growth.title') }) })
    .filter({ has: page.locator('b') })
    .last();
  const price = months === monthByMonth ? growthPackage.price : promotionalPrice;
  const { total } = commitmentPrice(growthPackage, months);
  const seen = plain(await offer.innerText());
  for (const amount of [growthPackage.price, promotionalPrice, total / 100]) {
    expect(seen).toContain(plain(euros(locale, amount)));
  }
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' });
  const label = months === monthByMonth ? 'ifPrepaidDiscount' : 'discount';
  const share = percent.format(prepayment.discount);
  expect(seen).toContain(
    plain(message(locale, `pricing.growth.${label}`, { 'share, number, percent': share })),
  );
  await expect(offer.locator('b:visible')).toHaveText(euros(locale, price));
  await expect(offer.locator('s:visible')).toHaveCount(months === monthByMonth ? 0 : 1);
  const booking = offer.getByRole('link', { name: message(locale, 'action.book') });
  const { searchParams } = new URL(String(await booking.getAttribute('href')));
  expect(searchParams.get('utm_content')).toBe(`growth${booked}`);
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('shows the prices of the chosen commitment', async ({ page }) => {
  for (const locale of ['en', 'fr'] as const) {
    await page.goto(localePath(locale));
    await expectPrices(page, locale, monthByMonth);
    for (const [id, article] of [
      ['pricing.growth.link', 'article-growth'],
      ['pricing.guarantee.link', 'article-guarantee'],
    ] as const) {
      const link = page.getByRole('link', { name: message(locale, id) });
      await expect(link).toHaveAttribute('href', `${localePath(locale, 'terms')}#${article}`);
    }
    // One language suffices to show that each commitment has its own price.
    const terms = locale === 'en' ? prepayment.months : prepayment.months.slice(-1);
    for (const months of terms) {
      await choose(page, months);
      await expectPrices(page, locale, months);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('switches the prices on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/de');
    await choose(page, 12);
    await expectPrices(page, 'de', 12, '');
  });
});

test('links “promptly” to the answer that says how soon', async ({ page }) => {
  await page.goto('/de');
  await page.locator('[data-promise]').getByRole('link').click();
  await expect(page).toHaveURL('/de#answer-first');
  const question = page.getByText(message('de', 'plainAnswers.first.question'));
  await expect(question).toBeInViewport();
});
