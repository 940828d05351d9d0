import { expect, type Page } from 'playwright/test';
import { type Locale, localeCodes } from '../../../src/locales.ts';
import { words } from '../../words.ts';
import {
  alert,
  button,
  expectReach,
  field,
  fill,
  formPath,
  leadsOf,
  sentTitle,
  test,
  untilHydrated,
} from './form-page.ts';

/** Makes the form's ticket invalid, as a day or a change of the secret does. */
async function spoilTicket(page: Page): Promise<void> {
  await page.locator('input[name=token]').evaluate((input: HTMLInputElement) => {
    input.value = 'mwpdm5t5.00';
  });
}

/** A screen reader that reaches the button reads the reason with it, on a new page too. */
async function expectReasonTold(page: Page, locale: Locale): Promise<void> {
  await expect(button(page, locale)).toHaveAccessibleDescription(
    words(locale, 'contact.error.again'),
  );
}

for (const locale of localeCodes) {
  test.describe(`in ${locale}`, () => {
    test('a form that has expired says so; sent again, it arrives', async ({ page, visitor }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(formPath(locale));
      await untilHydrated(page);
      await fill(page, locale, visitor);
      await spoilTicket(page);
      await button(page, locale).click();
      await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
      await expect(alert(page)).toContainText(words(locale, 'contact.error.again'));
      await expect(button(page, locale)).toBeFocused();
      await expectReasonTold(page, locale);
      for (const part of [alert(page), button(page, locale)]) {
        // Except for the rounding of a pixel.
        await expect(part).toBeInViewport({ ratio: 0.95 });
      }
      await expect(field(page, locale, 'email')).toHaveValue(visitor.email);
      expect(await leadsOf(visitor)).toEqual([]);
      // At once: the new ticket is younger than three seconds.
      await button(page, locale).click();
      await expect(sentTitle(page, locale)).toBeFocused();
      expect(await leadsOf(visitor)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
    });

    test.describe('without scripting', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

      test('a form that has expired says so; sent again, it arrives', async ({ page, visitor }) => {
        await page.goto(formPath(locale));
        await fill(page, locale, visitor);
        await spoilTicket(page);
        await button(page, locale).click();
        await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
        await expect(alert(page)).toContainText(words(locale, 'contact.error.again'));
        // Without it the browser would show the top of the page: a failure that nobody sees.
        await expect(button(page, locale)).toBeFocused();
        await expectReasonTold(page, locale);
        await expect(alert(page)).toBeInViewport();
        await expect(field(page, locale, 'email')).toHaveValue(visitor.email);
        expect(await leadsOf(visitor)).toEqual([]);
        await button(page, locale).click();
        await expect(sentTitle(page, locale)).toBeFocused();
        expect(await leadsOf(visitor)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
      });
    });
  });
}

test('a failure shows above the button with the values kept; the next try succeeds', async ({
  page,
  visitor,
}) => {
  await page.goto(formPath('fr'));
  await untilHydrated(page);
  await page.waitForTimeout(2500);
  await fill(page, 'fr', visitor);
  await page.route('**/RSC/**', (route) => route.abort());
  await button(page, 'fr').click();
  await expect(alert(page)).toContainText(words('fr', 'contact.error.sending'));
  await expect(alert(page)).toContainText(words('fr', 'contact.help.sending'));
  await expectReach(alert(page));
  await expect(button(page, 'fr')).toBeFocused();
  const [above, below] = [await alert(page).boundingBox(), await button(page, 'fr').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(field(page, 'fr', 'email')).toHaveValue(visitor.email);
  await page.unroute('**/RSC/**');
  await button(page, 'fr').click();
  await expect(sentTitle(page, 'fr')).toBeVisible();
  expect(await leadsOf(visitor)).toMatchObject([{ suspicion: null }]);
});

test('on a phone the whole failure is in view, below the header', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(formPath('de'));
  await untilHydrated(page);
  await fill(page, 'de', visitor);
  await page.route('**/RSC/**', (route) => route.abort());
  await button(page, 'de').click();
  await expect(alert(page)).toBeVisible();
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect
    .poll(async () => (await alert(page).boundingBox())?.y)
    .toBeGreaterThanOrEqual(headerEnd);
});

test('who corrects a field six times is not refused for it', async ({ page, visitor }) => {
  await page.goto(formPath('de'));
  await untilHydrated(page);
  await fill(page, 'de', { ...visitor, phone: '12' });
  for (let count = 0; count < 6; count++) {
    await button(page, 'de').click();
    await expect(field(page, 'de', 'phone')).toBeFocused();
  }
  await field(page, 'de', 'phone').fill(visitor.phone);
  await button(page, 'de').click();
  await expect(sentTitle(page, 'de')).toBeVisible();
});
