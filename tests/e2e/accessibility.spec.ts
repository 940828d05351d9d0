import { expect, test } from 'playwright/test';
import { message } from '../message.ts';
import { axeViolations } from './axe.ts';
import { languageButton } from './language-menu.ts';

test('respects reduced motion, more contrast and forced colours', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeViolations(page, ['color-contrast-enhanced'])).toEqual([]);
  }
  const language = languageButton(page, 'en');
  await language.hover();
  const [color, background] = await language.evaluate((node) => {
    const { color, backgroundColor } = getComputedStyle(node);
    return [color, backgroundColor];
  });
  expect(color).not.toBe(background);
  await page.emulateMedia({ forcedColors: 'active' });
  const plan = page.getByRole('listitem').filter({ hasText: message('en', 'pricing.recommended') });
  await expect(plan).toHaveCSS('outline-style', 'solid');
  // The chosen term keeps its inverted colours.
  const chosen = page.locator('#pricing label').filter({ has: page.locator(':checked') });
  await expect(chosen).toHaveCSS('forced-color-adjust', 'none');
});

test('buttons under the pointer have legible text', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  for (const action of ['action.plans', 'action.book']) {
    const button = main.getByRole('link', { name: message('en', action) }).first();
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
