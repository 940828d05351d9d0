import { expect } from 'playwright/test';
import { affiliates } from '#src/site/affiliates.ts';
import { localeCodes } from '#src/site/locales.ts';
import { localePath } from '#src/site/pages.ts';
import { referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { alert, button, expectReach, field, test } from './form-page.ts';

test('shows an error card instead of the form in every language', async ({ context }) => {
  const visit = async (locale: (typeof localeCodes)[number]) => {
    const page = await context.newPage();
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
    await page.close();
  };
  await Promise.all(localeCodes.map(visit));
});

test('styles a missing code and an unknown code as the same error', async ({ page }) => {
  const colors = async (query: string) => {
    await page.goto(`/contact${query}`);
    const title = alert(page).getByText(words('en', 'contact.error.title'), { exact: true });
    const read = (node: Element) => {
      const { color, borderColor } = getComputedStyle(node);
      return { color, borderColor };
    };
    return [await alert(page).evaluate(read), await title.evaluate(read)];
  };
  const [alertStyle, titleStyle] = await colors('');
  expect([alertStyle, titleStyle]).toEqual(await colors('?ref=nope'));
  // The title is red; the message has the text colour.
  expect(alertStyle?.borderColor).toBe(titleStyle?.color);
  expect(titleStyle?.color).not.toBe(alertStyle?.color);
});

test('lets a visitor enter a missing or wrong code', async ({ page }) => {
  const code = page.getByLabel(words('de', 'contact.code.label'), { exact: true });
  const open = page.getByRole('button', { name: words('de', 'contact.code.submit') });
  await page.goto(localePath('de', 'contact'));
  await expect(code).toHaveAccessibleDescription(words('de', 'contact.code.hint'));
  await expect(code).not.toHaveAttribute('aria-invalid');
  await open.click();
  await expect(code).toBeFocused();
  await code.fill('unknown');
  await open.click();
  await expect(alert(page)).toContainText(words('de', 'contact.error.invalid'));
  await expect(code).toHaveValue('UNKNOWN');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(`${referrer.code.toLowerCase()} `);
  await code.press('Enter');
  await expect(button(page, 'de')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(localePath('de', 'contact'));
});

test('exposes no affiliate code in a page or a script', async ({ page }) => {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => void bodies.push(response.text().catch(() => '')));
  await page.goto('/contact?ref=nope', { waitUntil: 'networkidle' });
  await page.goto('/contact', { waitUntil: 'networkidle' });
  const all = (await Promise.all(bodies)).join('\n');
  expect(all).toContain(words('en', 'contact.error.missing'));
  for (const { code } of affiliates) expect(all.toUpperCase()).not.toContain(code);
});
