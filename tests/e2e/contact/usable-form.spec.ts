import { expect } from 'playwright/test';
import { fieldNames } from '#src/contact/fields.ts';
import { message } from '../../message.ts';
import { axeViolations } from '../axe.ts';
import { sidewaysOverflow } from '../overflow.ts';
import { button, field, fill, openForm, send, test } from './form-page.ts';

test('keeps the focused field and its label clear of the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openForm(page, 'de');
  const header = await page.getByRole('banner').boundingBox();
  // Backwards, so that each field enters the view at the top.
  await button(page, 'de').focus();
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  for (const name of [...fieldNames].reverse()) {
    await page.keyboard.press('Shift+Tab');
    await expect(field(page, 'de', name)).toBeFocused();
    // Measures without waiting. During a smooth scroll the next field would end up behind the
    // header.
    const label = await page.locator(`label[for=${name}]`).boundingBox();
    expect(label?.y).toBeGreaterThanOrEqual(header?.height ?? 640);
  }
});

test('scrolls the error of the focused field into view', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openForm(page, 'en');
  await fill(page, 'en', { ...visitor, phone: ' ' });
  const phone = field(page, 'en', 'phone');
  await phone.evaluate((input) => {
    const { top, height } = input.getBoundingClientRect();
    window.scrollBy({ top: top + height / 2 - window.innerHeight, behavior: 'instant' });
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText(message('en', 'contact.invalid.required'))).toBeInViewport({
    ratio: 1,
  });
  await expect(phone).toBeFocused();
  await expect(phone).toBeInViewport({ ratio: 1 });
});

// tests/e2e/pages.spec.ts covers the page without a code.
test('passes axe and fits a small phone in every state', async ({ page, visitor }) => {
  const check = async () => {
    for (const [width, colorScheme, ...rules] of [
      [1280, 'light'],
      [320, 'dark', 'color-contrast', 'target-size'],
    ] as const) {
      await page.setViewportSize({ width, height: 640 });
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page, rules), `${width} px, ${colorScheme}`).toEqual([]);
    }
    expect(await sidewaysOverflow(page)).toEqual([]);
  };
  await openForm(page, 'de');
  await check();
  for (const target of [field(page, 'de', 'email'), button(page, 'de')]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await fill(page, 'de', { ...visitor, phone: ' ' });
  await button(page, 'de').click();
  await expect(field(page, 'de', 'phone')).toBeFocused();
  await check();
  await field(page, 'de', 'phone').fill(visitor.phone);
  await send(page, 'de');
  await check();
});
