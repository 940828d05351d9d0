import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '../../src/locales.ts';
import { anchors, storageKeys, timings } from '../../src/site.ts';
import { words } from '../words.ts';
import { languageButton } from './language-menu.ts';

const phone = { width: 360, height: 740 };
const desktop = { width: 1280, height: 800 };

test('section links scroll on the landing page', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/de');
  const nav = page.getByRole('navigation', { name: words('de', 'nav.label') });
  for (const section of anchors) {
    await nav.getByRole('link', { name: words('de', `section.${section}`) }).click();
    await expect(page.locator(`#${section}`)).toBeInViewport();
  }
});

test('from another page the section is remembered, and scrolled to after 500 ms', async ({
  page,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/fr/legals');
  await page
    .getByRole('link', { name: words('fr', 'section.pricing') })
    .first()
    .click();
  await expect(page).toHaveURL('/fr#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  // The keyboard continues from there.
  await page.keyboard.press('Tab');
  await expect(page.locator('#pricing :focus')).toBeAttached();
});

test('a section that is opened in another tab leaves this one where it is', async ({
  page,
  context,
}) => {
  await page.setViewportSize(desktop);
  await page.goto('/fr/legals');
  const link = page.getByRole('link', { name: words('fr', 'section.pricing') }).first();
  const opened = context.waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL('/fr#pricing');
  await expect(page).toHaveURL('/fr/legals');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

/** Makes a page find that it is to scroll to a section. */
function remember(page: Page, section: string) {
  const item = [storageKeys.pendingSection, section] as const;
  return page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), item);
}

test('who stops on the way home is not scrolled on another page', async ({ page }) => {
  await remember(page, 'pricing');
  await page.goto('/about');
  await expect(page.locator('#pricing')).toBeAttached();
  await page.waitForTimeout(timings.pendingScroll * 2);
  expect(await page.evaluate(() => [scrollY, sessionStorage.length])).toEqual([0, 0]);
});

test('the pending scroll waits 500 ms', async ({ page }) => {
  // Stopped before the page begins: a clock that is only installed runs on.
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await remember(page, 'pricing');
  await page.goto('/');
  await page.clock.runFor(450);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.clock.runFor(100);
  await page.clock.resume();
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('a missing scroll target logs an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await remember(page, 'nowhere');
  await page.goto('/');
  await expect.poll(() => errors.join()).toContain('nowhere');
});

test('blocked storage breaks nothing', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.addInitScript(() => {
    const blocked = {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    };
    Object.defineProperty(window, 'localStorage', blocked);
    Object.defineProperty(window, 'sessionStorage', blocked);
  });
  await page.setViewportSize(desktop);
  await page.goto('/fr/about');
  await page
    .getByRole('link', { name: words('fr', 'section.pricing') })
    .first()
    .click();
  await expect(page).toHaveURL('/fr#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('the mobile menu closes on Escape, by its button and on navigation', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const button = page.getByRole('button', { name: words('en', 'nav.menu'), exact: true });
  const menu = page.locator('#menu');

  await button.click();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();

  // Keyboard users begin on the sheet, and return to where they were.
  const close = menu.getByRole('button', { name: words('en', 'nav.close') });
  await button.press('Enter');
  await expect(close).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await button.press('Enter');
  await close.press('Enter');
  await expect(button).toBeFocused();

  await button.click();
  // The keyboard stays on the sheet, whose cycle has 14 stops.
  for (let stop = 0; stop < 16; stop++) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.matches('body, #menu *'))).toBe(true);
  }
  await close.click();
  await expect(menu).toBeHidden();

  await button.click();
  await menu.getByRole('link', { name: words('en', 'section.process') }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#process')).toBeInViewport();
});

test('the mobile menu does not hold the page if a tablet is turned', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1280 });
  await page.goto('/');
  await page.getByRole('button', { name: words('en', 'nav.menu'), exact: true }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await page
    .getByRole('navigation', { name: words('en', 'nav.label') })
    .getByRole('link', { name: words('en', 'section.process') })
    .click();
  await expect(page.locator('#process')).toBeInViewport();
});

test('the language menu closes on Escape and on a click outside', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const button = languageButton(page, 'en');
  const menu = page.locator('#languages');
  await button.click();
  await expect(menu.getByRole('link')).toHaveCount(localeCodes.length);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await button.click();
  await page.mouse.click(100, 500);
  await expect(menu).toBeHidden();
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: words('en', 'skip.content') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the carousel rolls, and pauses on hover and by its button', async ({ page }) => {
  await page.setViewportSize(desktop);
  await page.goto('/');
  const track = page.locator('.carousel-track');
  const state = () => track.evaluate((node) => getComputedStyle(node).animationPlayState);
  await expect.poll(state).toBe('running');

  await page.getByRole('group', { name: words('en', 'covers.title') }).hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('running');

  const button = page.getByRole('button', { name: words('en', 'covers.pause') });
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('paused');
});

test('but for the carousel, nothing moves by itself for longer than five seconds', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('.carousel-track > ul')).toHaveCount(2);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => [
        (animation as CSSAnimation).animationName,
        Number(animation.effect?.getComputedTiming().endTime),
      ]),
  );
  expect(moving.map(([name]) => name)).toContain('tally');
  const long = moving.filter(([, end]) => Number(end) > 5000);
  expect(long).toEqual([['marquee', Number.POSITIVE_INFINITY]]);
});

test('a page that nobody touches does not render again and again', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await expect(page.locator('.carousel-track > ul')).toHaveCount(2);
  // The tally lights blink first, and stop.
  await page.evaluate(async () => {
    const blinking = document
      .getAnimations()
      .filter(
        ({ timeline, effect }) =>
          timeline instanceof DocumentTimeline &&
          Number.isFinite(effect?.getComputedTiming().endTime),
      );
    await Promise.all(blinking.map(({ finished }) => finished));
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const rendered = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  const before = await rendered();
  await page.waitForTimeout(1000);
  expect((await rendered()) - before).toBeLessThan(5);
});

test('the first row of covers is there before the visitor', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const covers = page.locator('.carousel-track > ul').first().getByRole('img');
  const arrived = await covers.evaluateAll((images) =>
    images.map((image) => (image as HTMLImageElement).naturalWidth > 0),
  );
  const shown = await covers.evaluateAll(
    (images) => images.filter((image) => image.getBoundingClientRect().left < innerWidth).length,
  );
  expect(shown).toBeGreaterThan(2);
  expect(arrived.slice(0, shown)).toEqual(Array(shown).fill(true));
  expect(arrived.slice(shown)).toContain(false);
});

test('the carousel is still under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const name = await page
    .locator('.carousel-track')
    .evaluate((node) => getComputedStyle(node).animationName);
  expect(name).toBe('none');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('sections, languages, questions and covers all work', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/es/about');
    await page.getByRole('link', { name: words('es', 'section.pricing'), exact: true }).click();
    await expect(page).toHaveURL('/es#pricing');
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await expect(page).toHaveURL('/de');
    const question = page.locator('#faq details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    await expect(page.getByRole('button', { name: words('de', 'nav.menu') })).toBeHidden();
    await expect(page.getByRole('button', { name: words('de', 'covers.pause') })).toBeHidden();
  });

  for (const width of [360, 800, 1280]) {
    test(`at ${width} pixels there is one way to another language`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/fr/about');
      const menu = languageButton(page, 'fr');
      if (await menu.isVisible()) await menu.click();
      await page.getByRole('link', { name: 'Deutsch' }).click();
      await expect(page).toHaveURL('/de/about');
    });
  }
});
