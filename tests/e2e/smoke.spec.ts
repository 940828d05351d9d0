import { expect } from 'playwright/test';
import { locales } from '#src/facts/locales.ts';
import { routes } from '#src/facts/pages.ts';
import { message } from '../message.ts';
import { fill, openForm, send, test } from './contact/form-page.ts';
import { languageButton, languageLink } from './language-menu.ts';
import { sidewaysOverflow } from './overflow.ts';
import { collectErrors } from './reports.ts';

// What Firefox and WebKit must do too. The other files test Chromium.

const phone = { width: 390, height: 844 };

test('every page fits a phone', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize(phone);
  for (const { path } of routes.filter(({ locale }) => locale === 'de')) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect.soft(await sidewaysOverflow(page), path).toEqual([]);
  }
  expect(errors).toEqual([]);
});

test('the player plays', async ({ page }) => {
  await page.goto('/fr');
  // Firefox fails on a machine without a sound card unless the audio is muted.
  await page.locator('audio').evaluateAll((all) => {
    for (const audio of all) (audio as HTMLAudioElement).muted = true;
  });
  const title = message('fr', 'recording.title');
  await page.getByRole('button', { name: message('fr', 'player.play', { title }) }).click();
  const played = () => page.locator('audio').evaluate((it: HTMLAudioElement) => it.currentTime);
  await expect.poll(played).toBeGreaterThan(0.5);
});

test('menu, sections and languages work', async ({ page }) => {
  const errors = collectErrors(page);
  await page.setViewportSize(phone);
  await page.goto('/fr');
  const menu = page.locator('#menu');
  await page.getByRole('button', { name: message('fr', 'nav.menu') }).click();
  await menu.getByRole('link', { name: message('fr', 'section.process') }).click();
  await expect(menu).toBeHidden();
  await expect(page.locator('#process')).toBeInViewport();

  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/fr/about');
  await languageButton(page, 'fr').click();
  await languageLink(page, 'de').click();
  await expect(page).toHaveURL('/de/about');
  await expect(page.locator('html')).toHaveAttribute('lang', locales.de.tag);

  await page.goto('/fr/legals');
  const pricing = message('fr', 'section.pricing');
  await page.getByRole('banner').getByRole('link', { name: pricing, exact: true }).click();
  await expect(page).toHaveURL('/fr#pricing');
  await expect(page.locator('#pricing')).toBeInViewport();
  expect(errors).toEqual([]);
});

test('the contact form is sent', async ({ page, visitor }) => {
  const errors = collectErrors(page);
  await openForm(page, 'fr');
  await fill(page, 'fr', visitor);
  await send(page, 'fr');
  expect(errors).toEqual([]);
});
