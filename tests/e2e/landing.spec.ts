import { expect, test } from 'playwright/test';
import { claims, company, delivery, features, reviewers, survey } from '#src/facts/business.ts';
import { localeCodes } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { reviewersWithShow } from '#src/facts/shows.ts';
import { message } from '../message.ts';
import { readPage } from './read-page.ts';

const sections = ['about', 'features', 'process', 'reviews', 'pricing', 'faq'];

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows every section with all its parts in every language', async ({ page }) => {
    for (const locale of localeCodes) {
      await readPage(page, localePath(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const ids = await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(sections);
      const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      const [, refund = ''] = message(locale, 'hero.late.text').match(/<guarantee>(.*?)</) ?? [];
      await expect(hero.getByRole('link', { name: refund })).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(company.brand);
      const booking = footer.getByRole('link', { name: message(locale, 'action.schedule') });
      await expect(booking).toHaveAttribute('target', '_blank');

      const count = async (section: string, role: 'heading' | 'figure' | 'img', number: number) => {
        const level = role === 'heading' ? { level: 3 } : {};
        const parts = page.locator(`#${section}`).getByRole(role, level);
        await expect(parts, section).toHaveCount(number);
      };
      await count('about', 'heading', 3);
      await count('features', 'heading', features.length);
      await count('reviews', 'figure', reviewers.length);
      await count('reviews', 'img', 2 * reviewers.length);
      for (const { show } of reviewersWithShow) {
        await expect(page.locator('#reviews')).toContainText(show.company);
      }
      await count('pricing', 'heading', 7);
      await expect(page.locator('#process')).toContainText(/01.*02.*03.*04/s);
      await expect(page.locator('#pricing')).toContainText(message(locale, 'pricing.rate'));
    }
  });
});

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
  await page.locator('[data-promise]').getByRole('link').last().click();
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
