import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '#src/site/locales.ts';
import { routes } from '#src/site/pages.ts';
import { words } from '../words.ts';

/** Returns the violations of these rules, all by default, that axe finds, each with its element. */
async function barriers(page: Page, rules: string[] = [], without: string[] = []) {
  // Without a second tab, which other modes open for the sake of frames.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  // The brand's white on red stays, even for visitors who prefer more contrast.
  if (rules.includes('color-contrast-enhanced')) axe.exclude('.btn-primary, .signal-ground');
  if (rules.length > 0) axe.withRules(rules);
  axe.disableRules(without);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html} ${any[0]?.message}`),
  );
}

/** Sizes of screens with a colour scheme each. */
const screens = [
  [1280, 'light'],
  [320, 'dark'],
  [768, 'dark'],
  [360, 'light'],
] as const;

for (const locale of localeCodes) {
  test(`every page in ${locale} passes axe on wide and small screens`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const { path } of routes.filter((route) => route.locale === locale)) {
      await page.goto(path);
      // Colours do not depend on the language; German has the longest words.
      const isMeasured = locale === 'de';
      for (const [width, colorScheme] of isMeasured ? screens : screens.slice(0, 2)) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({ colorScheme });
        const rules = [...(isMeasured ? ['color-contrast'] : []), 'target-size'];
        const found = await (width === 1280
          ? barriers(page, [], isMeasured ? [] : ['color-contrast'])
          : barriers(page, rules));
        expect.soft(found, `${path}, ${width} px, ${colorScheme}`).toEqual([]);
      }
    }
  });
}

test('animates nothing under reduced motion, raises every contrast on request, and outlines dark cards in forced colours', async ({
  page,
}) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await barriers(page, ['color-contrast-enhanced'])).toEqual([]);
  }
  await page.emulateMedia({ forcedColors: 'active' });
  const plan = page.getByRole('listitem').filter({ hasText: words('en', 'pricing.recommended') });
  await expect(plan).toHaveCSS('outline-style', 'solid');
  // The chosen term keeps its inverted colours.
  const chosen = page.locator('#pricing label').filter({ has: page.locator(':checked') });
  await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
});

test('buttons under the pointer have legible text', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const action of ['action.plans', 'action.book']) {
    const button = main.getByRole('link', { name: words('en', action) }).first();
    const colors = () =>
      button.evaluate((node) => {
        const { color, backgroundColor } = getComputedStyle(node);
        return [color, backgroundColor];
      });
    const [, before] = await colors();
    await button.hover();
    await expect.poll(async () => (await colors())[1]).not.toBe(before);
    await button.evaluate((node) =>
      Promise.all(node.getAnimations().map(({ finished }) => finished)),
    );
    const [text, background] = await colors();
    expect(text).not.toBe(background);
  }
});
