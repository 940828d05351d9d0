import { expect, test } from 'playwright/test';
import { localePath } from '../../src/site/pages.ts';
import { words } from '../words.ts';

test.beforeEach(async ({ page }) => page.emulateMedia({ media: 'print' }));

// Grounds are not printed, so light text would be lost on the paper.
for (const page of ['landing', 'about', 'cgv'] as const) {
  test(`on paper all of ${page} is in ink`, async ({ page: tab }) => {
    await tab.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await tab.goto(localePath('en', page));
    const light = await tab.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d');
      // Ink and red have little green in them, light colours have much.
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
  });
}

test('on paper every question has its answer', async ({ page }) => {
  await page.goto(localePath('en', 'landing'));
  const answers = page.locator('#faq details > p');
  await expect(answers).toHaveCount(3);
  for (const answer of await answers.all()) await expect(answer).toBeVisible();
});

test('on paper the brand stands at the head, without the menus', async ({ page }) => {
  await page.goto(localePath('fr', 'cgv'));
  const head = page.getByRole('banner');
  await expect(head.getByRole('link').first()).toBeVisible();
  await expect(head.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: words('fr', 'action.book') })).toHaveCount(0);
});

test('on paper the letterhead has telephone and e-mail, whatever the reader’s language', async ({
  browser,
}) => {
  const context = await browser.newContext({ locale: 'en-GB' });
  const page = await context.newPage();
  await page.goto(localePath('fr', 'cgv'));
  const head = page.getByRole('banner');
  await expect(head.getByText(words('en', 'language.offer'))).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const scheme of ['tel', 'mailto']) {
    await expect(head.locator(`a[href^="${scheme}:"]`)).toBeVisible();
  }
  await context.close();
});

test('on paper there is nothing to press', async ({ page }) => {
  await page.goto(localePath('en', 'landing'));
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: words('en', 'action.schedule') })).toHaveCount(0);
  await expect(page.locator('summary svg:visible')).toHaveCount(0);
});

test('on US Letter too the letterhead has the title below it', async ({ page }) => {
  const firstSheet = async () => (await page.pdf({ format: 'Letter', pageRanges: '1' })).byteLength;
  for (const locale of ['en', 'it'] as const) {
    await page.goto(localePath(locale, 'landing'));
    const sheet = await firstSheet();
    await page.getByRole('main').evaluate((main) => main.remove());
    // Titles and text bring letters that a letterhead alone does not have.
    expect.soft(sheet, locale).toBeGreaterThan(1.5 * (await firstSheet()));
  }
});

test('on paper no question is the last line of a sheet', async ({ page }) => {
  await page.goto(localePath('en', 'landing'));
  for (const question of await page.locator('#faq summary').all()) {
    await expect(question).toHaveCSS('break-after', 'avoid');
  }
});
