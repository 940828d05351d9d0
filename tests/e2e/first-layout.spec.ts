import { expect, type Page, test } from 'playwright/test';
import { words } from '../words.ts';
import { isLaidOut } from './laid-out.ts';

const path = '/fr';

/** Leaves the page as the stylesheet alone lays it out. */
const withoutScript = (page: Page) => page.route('**/enhance-*.js', (route) => route.abort());

test('a link that is pressed at once leads to its section', async ({ page }) => {
  for (const section of ['features', 'pricing'] as const) {
    await page.setViewportSize({ width: section === 'pricing' ? 390 : 1280, height: 800 });
    await page.goto(path, { waitUntil: 'commit' });
    const link = page
      .getByRole('navigation', { name: words('fr', 'nav.label'), includeHidden: true })
      .getByRole('link', { name: words('fr', `section.${section}`), includeHidden: true });
    // Without waiting for the page to be at rest, like a visitor's finger.
    await link.first().evaluate((element: HTMLElement) => element.click());
    const below = () =>
      page.locator(`#${section}`).evaluate((element) => {
        const margin = Number.parseFloat(
          getComputedStyle(document.documentElement).scrollPaddingTop,
        );
        return Math.abs(Math.round(element.getBoundingClientRect().top - margin));
      });
    await expect.poll(below).toBe(0);
  }
});

test('a link of a search engine leads to its passage', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const passage = words('fr', 'faq.title');
  await page.goto(`${path}#:~:text=${encodeURIComponent(passage)}`);
  await expect(page.getByRole('heading', { name: passage })).toBeInViewport();
  // The rest of the layout has come by then.
  await expect.poll(() => isLaidOut(page)).toBe(true);
  await expect(page.getByRole('heading', { name: passage })).toBeInViewport();
});

test('a page that is not shown from its top has its true height from the start', async ({
  page,
}) => {
  await withoutScript(page);
  await page.goto(path);
  await page.reload();
  expect(await isLaidOut(page)).toBe(true);
  await page.goto(`${path}/legals`);
  await page.goBack();
  expect(await isLaidOut(page)).toBe(true);
  await page.goto(`${path}/legals`);
  await page.goto(`${path}#pricing`);
  expect(await isLaidOut(page)).toBe(true);
});
