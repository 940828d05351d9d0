import { expect, type Page, test } from 'playwright/test';
import { lowestPrice } from '#src/facts/business.ts';
import { type Locale, localeCodes, locales } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';
import { languageButton } from './language-menu.ts';
import { showLongDates } from './show-long-dates.ts';

type Check = (page: Page, locale: Locale) => Promise<void>;

const showsButtons: Check = async (page, locale) => {
  const hero = page.locator('section').first();
  for (const action of ['action.plans', 'action.book']) {
    const link = hero.getByRole('link', { name: message(locale, action) });
    await expect.soft(link).toBeInViewport({ ratio: 1 });
  }
};

const showsPriceAndButtons: Check = async (page, locale) => {
  const hero = page.locator('main > section').first();
  const price = hero.getByText(euros(locale, lowestPrice));
  for (const shown of [price, ...(await hero.locator('[class*="btn-"]:visible').all())]) {
    await expect.soft(shown).toBeInViewport({ ratio: 1 });
  }
};

const showsPlayer: Check = async (page) => {
  await expect.soft(page.locator('[data-ring] button')).toBeInViewport({ ratio: 1 });
  await expect.soft(page.locator('[data-chosen] [data-time]')).toBeInViewport({ ratio: 1 });
};

/** Expects space between the logo and the button in the header. */
const separatesButton: Check = async (page, locale) => {
  const links = page.getByRole('banner').getByRole('link');
  const logo = await links.first().boundingBox();
  const call = await links.filter({ hasText: message(locale, 'action.book') }).boundingBox();
  expect.soft((call?.x ?? 0) - (logo?.x ?? 0) - (logo?.width ?? 0)).toBeGreaterThanOrEqual(12);
};

/** Expects the language control to show flag and name on one line. */
const fitsLanguage: Check = async (page, locale) => {
  const button = languageButton(page, locale);
  await expect(button.locator('img')).toBeVisible();
  const name = await button.getByText(locales[locale].name).boundingBox();
  expect.soft(name?.width).toBeGreaterThan(40);
  expect.soft(name?.height).toBeLessThan(30);
  expect.soft((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(115);
};

/** Expects the title on two lines, and the caption aligned with the ring. */
const fitsTitle: Check = async (page) => {
  const lines = await page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (element) =>
        element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    );
  expect.soft(Math.round(lines)).toBe(2);
  const ring = await page.locator('[data-ring]').boundingBox();
  const caption = await page.locator('[data-player] details[data-chosen]').boundingBox();
  expect.soft(caption?.x).toBeCloseTo(Number(ring?.x), 0);
};

for (const locale of localeCodes) {
  test(`shows the main parts of the landing page in ${locale} above the fold`, async ({ page }) => {
    // A first visit, which also offers English or French.
    await page.goto(localePath(locale));
    await showLongDates(page);
    for (const [width, height, ...checks] of [
      [320, 740, separatesButton],
      [360, 740, separatesButton],
      [360, 780, showsPriceAndButtons],
      [390, 844, showsPriceAndButtons],
      [640, 800, fitsLanguage],
      [768, 800, fitsLanguage],
      [1024, 640, showsPlayer, fitsLanguage],
      [1280, 720, showsPlayer, fitsLanguage, fitsTitle],
      [1280, 800, showsPriceAndButtons],
      [1366, 641, showsPlayer],
      [1366, 657, showsButtons],
      [1366, 768, showsPriceAndButtons],
      [1440, 789, showsPlayer],
      [1440, 900, fitsTitle, showsPriceAndButtons],
      [1920, 945, showsButtons],
      [1920, 1080, fitsTitle, showsPriceAndButtons],
      [2560, 1440, fitsTitle],
    ] as const) {
      await page.setViewportSize({ width, height });
      await test.step(`${width} x ${height}`, async () => {
        for (const check of checks) await check(page, locale);
      });
    }
  });
}

test('primary buttons have at least 44 px, all other targets 24 px', async ({ page }) => {
  await page.goto('/de');
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('a, button, summary')].flatMap((target) => {
        const { width, height } = target.getBoundingClientRect();
        const least = /\bbtn-/.test(target.className) ? 44 : 24;
        return height > 0 && width > 1 && (height < least || width < 24)
          ? [target.textContent]
          : [];
      }),
    );
    expect(small).toEqual([]);
  }
});

test('the header stays, but not in a short viewport or with large text', async ({
  page,
  context,
}) => {
  const browser = await context.newCDPSession(page);
  // In a viewport at 400 % zoom, and with large text on a phone, a fixed header would cover links
  // that receive the focus.
  for (const { width, height, standard, stays } of [
    { width: 1280, height: 800, standard: 16, stays: true },
    { width: 360, height: 740, standard: 16, stays: true },
    { width: 320, height: 256, standard: 16, stays: false },
    { width: 360, height: 740, standard: 20, stays: false },
    { width: 360, height: 740, standard: 24, stays: false },
  ]) {
    await page.setViewportSize({ width, height });
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.goto('/de/contact');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    const header = page.getByRole('banner');
    if (stays) await expect(header).toBeInViewport({ ratio: 1 });
    else await expect(header).not.toBeInViewport();
  }
});
