import { expect, test } from 'playwright/test';
import { claims, delivery, survey } from '#src/facts/business.ts';
import { localePath } from '#src/facts/pages.ts';
import { message } from '../message.ts';

test('shows badge, buttons, stat, recording and delivery time in the hero', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  const [rating = ''] = message('en', 'hero.review', { stars: claims.stars }).split('{');
  const badge = main.getByRole('link', { name: `${rating}${survey.answers}` });
  await expect(badge).toHaveAttribute('href', `${localePath('en', 'terms')}#article-results`);
  await expect(main).toContainText(message('en', 'hero.recording'));
  await expect(main).toContainText(message('en', 'hero.delivery', { hours: delivery.hours }));
  await expect(main).toContainText(message('en', 'hero.stat', { podcasts: claims.podcasts }));
  const booking = main.getByRole('link', { name: message('en', 'action.book') }).first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', /noopener/);
  await page.locator('section:has([data-ring]) dl').getByRole('link').last().click();
  await expect(main.getByText(message('en', 'pricing.guarantee.title'))).toBeInViewport();
  await main.getByRole('link', { name: message('en', 'action.plans') }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
});

test('opens one question at a time and closes it on a second click', async ({ page }) => {
  await page.goto('/');
  const questions = page.locator('#faq details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
});
