import { expect } from 'playwright/test';
import { localeCodes } from '../../../src/site/locales.ts';
import { localePath } from '../../../src/site/pages.ts';
import { referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { alert, button, expectReach, field, formPath, test } from './form-page.ts';

for (const locale of localeCodes) {
  test.describe(`in ${locale}`, () => {
    test('an error card in place of the form', async ({ page }) => {
      for (const [query, message] of [
        ['', 'contact.error.missing'],
        ['?ref=nope', 'contact.error.invalid'],
      ] as const) {
        await page.goto(localePath(locale, 'contact') + query);
        await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
        await expect(alert(page)).toContainText(words(locale, message));
        await expect(field(page, locale, 'email')).toHaveCount(0);
        await expectReach(page.getByRole('main'));
        const booking = page.getByRole('main').getByRole('link', {
          name: words(locale, 'action.book'),
        });
        await expect(booking).toBeVisible();
      }
    });

    test('who comes without a code, or with a wrong one, types it and goes on', async ({
      page,
    }) => {
      const code = page.getByLabel(words(locale, 'contact.code.label'), { exact: true });
      const open = page.getByRole('button', { name: words(locale, 'contact.code.submit') });
      await page.goto(localePath(locale, 'contact'));
      await expect(code).toHaveAccessibleDescription(words(locale, 'contact.code.hint'));
      await expect(code).not.toHaveAttribute('aria-invalid');
      await open.click();
      await expect(code).toBeFocused();
      await code.fill('unknown');
      await open.click();
      await expect(alert(page)).toContainText(words(locale, 'contact.error.invalid'));
      await expect(code).toHaveValue('UNKNOWN');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await code.fill(`${referrer.code.toLowerCase()} `);
      await code.press('Enter');
      await expect(button(page, locale)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(localePath(locale, 'contact'));
    });
  });
}

test('the links to the other languages keep the code', async ({ page, baseURL }) => {
  await page.goto(formPath('en'));
  const link = page
    .locator('#languages')
    .getByRole('link', { name: 'Deutsch', includeHidden: true });
  await expect(link).toHaveAttribute('href', baseURL + formPath('de'));
});
