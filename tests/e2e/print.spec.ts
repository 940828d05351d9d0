import { expect, type Page, test } from 'playwright/test';
import { company } from '#src/facts/business.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { affiliatePath } from '../affiliate.ts';
import { message } from '../message.ts';
import { openWithFonts } from './open-with-fonts.ts';

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print' }));

// Backgrounds are not printed, so light text would be invisible on paper.
test('prints all text in ink', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const name of ['landing', 'about', 'terms'] as const) {
    await page.goto(localePath('en', name));
    const light = await page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      // Ink and red have a low green component, light colours a high one.
      const greenOf = (color: string): number => {
        if (!canvas) throw new Error('No canvas');
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data[1] ?? 0;
      };
      return [...document.querySelectorAll('main *')].flatMap((element) => {
        const ownText = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
        );
        const { color } = getComputedStyle(element);
        return ownText && element.checkVisibility() && greenOf(color) > 140
          ? [`${color}: ${element.textContent}`]
          : [];
      });
    });
    expect(light).toEqual([]);
  }
});

test('prints the brand and the answers without menus and buttons', async ({ page }) => {
  await page.goto(localePath('fr'));
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  for (const id of ['action.book', 'action.schedule']) {
    await expect(page.getByRole('link', { name: message('fr', id) })).toHaveCount(0);
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('radio')).toHaveCount(0);
  // One row of the covers.
  await expect(page.locator('.carousel img:visible')).toHaveCount(9);
  await expect(page.locator('summary svg:visible')).toHaveCount(0);
  for (const whole of ['#process ol >> nth=0', '#process ol >> nth=1', '#included', '#guarantee']) {
    await expect(page.locator(whole)).toHaveCSS('break-inside', 'avoid');
  }
  const footer = page.getByRole('contentinfo');
  for (const scheme of ['tel:', 'mailto:']) {
    await expect(footer.locator(`[href^="${scheme}"]`)).toBeVisible();
  }
  await expect(footer.getByText(company.legalName)).toBeVisible();
  const questions = page.locator('#faq details');
  await expect(questions).not.toHaveCount(0);
  for (const question of await questions.all()) {
    await expect(question.locator('> p')).toBeVisible();
    // No question is the last line of a sheet.
    await expect(question.locator('summary')).toHaveCSS('break-after', 'avoid');
  }
});

/** Returns the number of sheets that a page is printed on. */
async function sheets(page: Page, path: string, format: 'A4' | 'Letter' = 'A4'): Promise<number> {
  await openWithFonts(page, path);
  const pdf = (await page.pdf({ format })).toString('latin1');
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test('prints the landing page on at most five sheets of A4 in every language', async ({ page }) => {
  for (const locale of localeCodes) {
    expect.soft(await sheets(page, localePath(locale)), locale).toBeLessThanOrEqual(5);
  }
});

test('prints no sheet with little on it', async ({ page }) => {
  for (const format of ['A4', 'Letter'] as const) {
    expect.soft(await sheets(page, '/contact', format), `/contact, ${format}`).toBe(1);
    expect.soft(await sheets(page, affiliatePath('en'), format), format).toBe(1);
    await expect.soft(page.getByRole('textbox')).toHaveCount(0);
  }
  expect.soft(await sheets(page, '/legals'), '/legals').toBe(3);
});
