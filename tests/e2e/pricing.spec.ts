import { expect, type Locator, type Page, test } from 'playwright/test';
import { growthPackage, plans, prepayment } from '#src/facts/business.ts';
import { formatTag, type Locale } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { bookingParameters } from '#src/parameters.ts';
import { commitmentMonths, commitmentPrice, monthByMonth } from '#src/prices/commitment-price.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';

const priced = plans.filter((plan) => plan.price !== null);

/** Returns the radio button of a commitment, by the order of the commitments. */
function commitment(page: Page, months: number): Locator {
  return page.locator('#pricing').getByRole('radio').nth(commitmentMonths.indexOf(months));
}

async function choose(page: Page, months: number): Promise<void> {
  // Clicks the label, since the radio button itself is visually hidden.
  await commitment(page, months).locator('..').click();
}

const plain = (text: string) => text.replaceAll(/\s/g, ' ');

async function bookedAt(place: Locator, locale: Locale): Promise<string | null> {
  const booking = place.getByRole('link', { name: message(locale, 'action.book') });
  const { searchParams } = new URL(String(await booking.getAttribute('href')));
  return searchParams.get(bookingParameters.content);
}

/**
 * Expects the prices of one commitment, and no others, to be visible for each plan and the growth
 * package. The script adds the commitment to the booking links. The unit tests of
 * `commitmentPrice` check the arithmetic.
 */
async function expectPrices(
  page: Page,
  locale: Locale,
  months: number,
  booked = `-${months}`,
): Promise<void> {
  await expect(commitment(page, months)).toBeChecked();
  await expectMarked(page, commitmentMonths.indexOf(months));
  const isPrepaid = months !== monthByMonth;
  const cards = page
    .locator('#pricing li')
    .filter({ has: page.getByRole('heading', { level: 3 }) });
  for (const [index, plan] of priced.entries()) {
    const card = cards.nth(index);
    const amounts = (await card.innerText()).match(/\d[\d.,\s\u202f]*\s?€|€[\d,]+(?:\.\d+)?/g);
    const { monthly, perEpisode, total, saved } = commitmentPrice(plan, months);
    // Beside a prepaid price, the monthly price is struck through.
    const cents = [monthly, perEpisode, total, ...(isPrepaid ? [plan.price * 100, saved] : [])];
    const expected = cents.map((amount) => plain(euros(locale, amount / 100)));
    expect(new Set(amounts?.map((amount) => plain(amount.trim())))).toEqual(new Set(expected));
    expect(await bookedAt(card, locale)).toBe(`${plan.id}${booked}`);
  }
  const offer = page
    .locator('#pricing div')
    .filter({ has: page.getByRole('heading', { name: message(locale, 'pricing.growth.title') }) })
    .filter({ has: page.locator('b') })
    .last();
  const { monthly, total } = commitmentPrice(growthPackage, months);
  const percent = new Intl.NumberFormat(formatTag(locale), { style: 'percent' });
  const label = isPrepaid ? 'pricing.discount' : 'pricing.growth.ifPrepaidDiscount';
  const share = { 'share, number, percent': percent.format(prepayment.discount) };
  const text = plain(await offer.innerText());
  expect(text).toContain(plain(message(locale, label, share)));
  expect(text).toContain(plain(euros(locale, total / 100)));
  await expect(offer.locator('b:visible')).toHaveText(euros(locale, monthly / 100));
  await expect(offer.locator('s:visible')).toHaveCount(isPrepaid ? 1 : 0);
  expect(await bookedAt(offer, locale)).toBe(`growth${booked}`);
}

/** Expects one label alone to have the background of the chosen commitment. */
async function expectMarked(page: Page, index: number): Promise<void> {
  const alike = () =>
    page.locator('#pricing fieldset label').evaluateAll((labels, index) => {
      const grounds = labels.map((label) => getComputedStyle(label).backgroundColor);
      return grounds.filter((ground) => ground === grounds[index]).length;
    }, index);
  await expect.poll(alike).toBe(1);
}

test('shows the prices of the chosen commitment', async ({ page }) => {
  await page.goto('/');
  await expectPrices(page, 'en', monthByMonth);
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
    const [months] = prepayment.months;
    await choose(page, months);
    await expectPrices(page, 'de', months, '');
  });
});

test('the time for each answer in the hero links to the rule of the first episode', async ({
  page,
}) => {
  await page.goto('/de');
  await page.locator('section:has([data-ring]) dl').getByRole('link').first().click();
  await expect(page).toHaveURL('/de#answer-firstEpisode');
  const question = page.getByText(message('de', 'plainAnswers.firstEpisode.question'));
  await expect(question).toBeInViewport();
});
