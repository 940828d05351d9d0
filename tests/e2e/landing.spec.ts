import { expect, test } from 'playwright/test';
import { yearInParis } from '../../src/clock/paris-time.ts';
import { clients } from '../../src/site/clients.ts';
import { localeCodes } from '../../src/site/locales.ts';
import { localePath } from '../../src/site/pages.ts';
import {
  claims,
  company,
  delivery,
  launchOffer,
  lowestPrice,
  plans,
  reviewers,
  services,
} from '../../src/site/site.ts';
import { euros } from '../euros.ts';
import { words } from '../words.ts';
import { startAxe } from './laid-out.ts';

const sections = ['about', 'features', 'process', 'reviews', 'pricing', 'faq'];

for (const locale of localeCodes) {
  test(`the landing page in ${locale}`, async ({ page }) => {
    await page.goto(localePath(locale));

    await test.step('holds its sections in order', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      const ids = await page
        .locator('main section[id]')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(ids).toEqual(sections);
    });

    await test.step('names its lowest price beside its first button', async () => {
      const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) });
      const message = words(locale, 'hero.price').replace(
        '{price, number, eur}',
        euros(locale, lowestPrice),
      );
      await expect(hero.getByText(message)).toBeVisible();
    });

    await test.step('has every part in the right number', async () => {
      const count = async (section: string, role: 'heading' | 'figure' | 'img', number: number) => {
        const level = role === 'heading' ? { level: 3 } : {};
        const parts = page.locator(`#${section}`).getByRole(role, level);
        await expect(parts, section).toHaveCount(number);
      };
      await count('about', 'heading', 3);
      await count('features', 'heading', services.length);
      await count('process', 'heading', 4);
      await count('reviews', 'figure', reviewers.length);
      await count('reviews', 'img', 2 * reviewers.length);
      for (const { show } of clients) {
        await expect(page.locator('#reviews')).toContainText(show.company);
      }
      await count('pricing', 'heading', 7);
      await expect(page.locator('#process')).toContainText(/01.*02.*03.*04/s);
      await expect(page.locator('#faq details')).toHaveCount(3);
    });

    await test.step('shows the prices in the language’s own format', async () => {
      const shown = [...plans.flatMap(({ price }) => price ?? []), launchOffer.price];
      for (const price of shown) {
        await expect(page.locator('#pricing')).toContainText(euros(locale, price));
      }
      await expect(page.locator('#pricing')).toContainText(words(locale, 'pricing.rate'));
    });

    await test.step('has no accessibility fault', async () => {
      const { violations } = await (await startAxe(page)).analyze();
      expect(violations).toEqual([]);
    });
  });
}

test('the hero holds badge, buttons, stat, recording and delivery time', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText(words('en', 'hero.review', { stars: claims.stars }));
  await expect(main).toContainText(words('en', 'hero.recording'));
  await expect(main).toContainText(words('en', 'hero.delivery', { hours: delivery.hours }));
  const [launched] = words('en', 'hero.stat', { podcasts: claims.podcasts }).split(',');
  await expect(main).toContainText(String(launched));
  const booking = main.getByRole('link', { name: words('en', 'action.book') }).first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('rel', /noopener/);
  await main.getByRole('link', { name: words('en', 'hero.late') }).click();
  await expect(main.getByText(words('en', 'pricing.guarantee.title'))).toBeInViewport();
  await main.getByRole('link', { name: words('en', 'action.plans') }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
});

for (const [width, columns] of [
  [1280, 3],
  [768, 2],
] as const) {
  test(`any number of reviewers fills the wall at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    const wall = page.locator('#reviews ul');
    await wall.evaluate((list) => {
      for (const card of [...list.children].slice(1)) list.appendChild(card.cloneNode(true));
    });
    for (let count = 2 * reviewers.length - 1; count > 1; count--) {
      const { free, tracks } = await wall.evaluate((list) => {
        const { gap, gridTemplateColumns } = getComputedStyle(list);
        // Each card counts with the gaps beside and below it, and so does the wall.
        const area = (element: Element) => {
          const { width, height } = element.getBoundingClientRect();
          return (width + Number.parseFloat(gap)) * (height + Number.parseFloat(gap));
        };
        const filled = Array.from(list.children, area).reduce((sum, part) => sum + part);
        const free = 1 - filled / area(list);
        list.lastElementChild?.remove();
        return { free, tracks: gridTemplateColumns.split(' ').length };
      });
      expect(tracks).toBe(columns);
      expect(free, `${count} reviewers`).toBeCloseTo(0, 3);
    }
  });
}

test('the questions open one at a time, and the open one closes', async ({ page }) => {
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

test('the footer holds the current year, the agency and the legal links', async ({ page }) => {
  await page.goto('/fr');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText(String(yearInParis(Date.now())));
  await expect(footer).toContainText(company.brand);
  for (const [id, path] of [
    ['footer.legals', '/fr/legals'],
    ['footer.cgv', '/fr/cgv'],
    ['footer.about', '/fr/about'],
  ] as const) {
    await expect(footer.getByRole('link', { name: words('fr', id) })).toHaveAttribute('href', path);
  }
  const booking = footer.getByRole('link', { name: words('fr', 'action.schedule') });
  await expect(booking).toHaveAttribute('target', '_blank');
});
