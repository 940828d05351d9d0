import { globSync, readFileSync } from 'node:fs';
import { expect } from 'playwright/test';
import { affiliates } from '#src/facts/affiliates.ts';
import { company } from '#src/facts/business.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { readPage } from '../read-page.ts';
import { alert, button, expectReach, field, test } from './form-page.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows an error card instead of the form in every language', async ({ page }) => {
    for (const locale of localeCodes) {
      for (const [query, id] of [
        ['', 'contact.error.missing'],
        ['?ref=nope', 'contact.error.invalid'],
      ] as const) {
        await readPage(page, localePath(locale, 'contact') + query);
        await expect(alert(page)).toContainText(message(locale, 'contact.error.title'));
        await expect(alert(page)).toContainText(message(locale, id));
        await expect(field(page, locale, 'email')).toHaveCount(0);
        for (const href of [`tel:${company.phone}`, `mailto:${company.email}`]) {
          await expect(page.getByRole('main').locator(`a[href="${href}"]`)).not.toHaveCount(0);
        }
        const booking = page.getByRole('main').getByRole('link', {
          name: message(locale, 'action.book'),
        });
        await expect(booking).toBeVisible();
      }
    }
  });
});

test('lets a visitor enter a missing or wrong code; both errors look alike', async ({ page }) => {
  const code = page.getByLabel(message('de', 'contact.code.label'), { exact: true });
  const open = page.getByRole('button', { name: message('de', 'contact.code.submit') });
  const colors = () => {
    const title = alert(page).getByText(message('de', 'contact.error.title'), { exact: true });
    const read = (node: Element) => {
      const { color, borderColor } = getComputedStyle(node);
      return { color, borderColor };
    };
    return Promise.all([alert(page).evaluate(read), title.evaluate(read)]);
  };
  await page.goto(localePath('de', 'contact'));
  await expectReach(page.getByRole('main'));
  const [alertStyle, titleStyle] = await colors();
  // The title is red; the message has the text colour.
  expect(alertStyle.borderColor).toBe(titleStyle.color);
  expect(titleStyle.color).not.toBe(alertStyle.color);
  await expect(code).toHaveAccessibleDescription(message('de', 'contact.code.hint'));
  await expect(code).not.toHaveAttribute('aria-invalid');
  await open.click();
  await expect(code).toBeFocused();
  await code.fill('unknown');
  await open.click();
  await expect(alert(page)).toContainText(message('de', 'contact.error.invalid'));
  expect(await colors()).toEqual([alertStyle, titleStyle]);
  await expect(code).toHaveValue('unknown');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toBeFocused();
  const description = `${message('de', 'contact.error.invalid')} ${message('de', 'contact.code.hint')}`;
  await expect(code).toHaveAccessibleDescription(description);
  await code.fill(`${affiliate.code.toLowerCase()} `);
  await code.press('Enter');
  await expect(button(page, 'de')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(localePath('de', 'contact'));
});

test('exposes no affiliate code in a page or a file', async ({ request }) => {
  const pages = ['/contact?ref=nope', '/contact'].map(async (path) =>
    (await request.get(path)).text(),
  );
  const files = globSync('dist/public/**/*.{js,css,html,json,txt,svg}').map((path) =>
    readFileSync(path, 'utf8'),
  );
  const all = [...(await Promise.all(pages)), ...files].join('\n');
  expect(all).toContain(message('en', 'contact.error.missing'));
  expect(files.join()).toContain('#submitLead');
  for (const { code } of affiliates) expect(all.toUpperCase()).not.toContain(code);
});
