import { expect, type Locator, type Page, test } from 'playwright/test';
import { growthPackage, minimumCommitment, plans, prepayment } from '#src/facts/business.ts';
import { formatTag, type Locale } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';

const priced = plans.filter((plan) => plan.price !== null);
const terms = [1, ...prepayment.months];

/** Returns the radio button of a commitment, by the order of the terms. */
function commitment(page: Page, months: number): Locator {
  return page.locator('#pricing').getByRole('radio').nth(terms.indexOf(months));
}

async function choose(page: Page, months: number): Promise<void> {
  // Clicks the label, since the radio button itself is visually hidden.
  await commitment(page, months).locator('..').click();
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

async function bookedAt(place: Locator, locale: Locale): Promise<string | null> {
  const booking = place.getByRole('link', { name: message(locale, 'action.book') });
  const { searchParams } = new URL(String(await booking.getAttribute('href')));
  return searchParams.get('utm_content');
}

/**
 * Expects the visible prices of each plan and of the growth package for a commitment. The script
 * adds the commitment to the booking links. tests/unit/promises.test.tsx checks the arithmetic.
 */
async function expectPrices(
  page: Page,
  locale: Locale,
  months: number,
  booked = `-${months}`,
): Promise<void> {
  await expect(commitment(page, months)).toBeChecked();
  const isPrepaid = months > 1;
  const payable = isPrepaid ? months : minimumCommitment.months;
  const cards = page
    .locator('#pricing li')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const [index, { id, price, episodes }] of priced.entries()) {
    const card = cards.nth(index);
    const amounts = (await card.innerText()).match(/\d[\d.,\s\u202f]*\s?€|€[\d,]+(?:\.\d+)?/g);
    const saved = price * prepayment.discount;
    const monthly = isPrepaid ? price - saved : price;
    const [each, total] = [monthly / episodes, monthly * payable];
    // Beside a prepaid price, the monthly price is struck through.
    const shown = isPrepaid
      ? [monthly, price, each, total, saved * months]
      : [monthly, each, total];
    const expected = shown.map((amount) => plain(euros(locale, amount)));
    expect(amounts?.map((amount) => plain(amount.trim()))).toEqual(expected);
    expect(await bookedAt(card, locale)).toBe(`${id}${booked}`);
  }
  const offer = page
    .locator('#pricing div')
    .filter({ has: page.getByRole('heading', { name: message(locale, 'pricing.growth.title') }) })
    .filter({ has: page.locator('b') })
    .last();
  const seen = plain(await offer.innerText());
  const promotional = growthPackage.price * (1 - prepayment.discount);
  const price = isPrepaid ? promotional : growthPackage.price;
  for (const amount of [growthPackage.price, promotional, price * payable]) {
    expect(seen).toContain(plain(euros(locale, amount)));
  }
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' });
  const label = isPrepaid ? 'discount' : 'ifPrepaidDiscount';
  const share = { 'share, number, percent': percent.format(prepayment.discount) };
  expect(seen).toContain(plain(message(locale, `pricing.growth.${label}`, share)));
  await expect(offer.locator('b:visible')).toHaveText(euros(locale, price));
  await expect(offer.locator('s:visible')).toHaveCount(isPrepaid ? 1 : 0);
  expect(await bookedAt(offer, locale)).toBe(`growth${booked}`);
}

test('shows the prices of the chosen commitment', async ({ page }) => {
  await page.goto('/');
  await expectPrices(page, 'en', 1);
  for (const [id, article] of [
    ['pricing.growth.link', 'article-growth'],
    ['pricing.guarantee.link', 'article-guarantee'],
  ] as const) {
    const link = page.getByRole('link', { name: message('en', id) });
    await expect(link).toHaveAttribute('href', `${localePath('en', 'terms')}#${article}`);
  }
  for (const months of prepayment.months) {
    await choose(page, months);
    await expectPrices(page, 'en', months);
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
