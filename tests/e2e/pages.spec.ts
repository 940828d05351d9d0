import { expect, type Page, test } from 'playwright/test';
import { founders } from '#src/facts/business.ts';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { pages, routes } from '#src/facts/pages.ts';
import { affiliatePath } from '../affiliate.ts';
import { axeViolations } from './axe.ts';
import { isHydrated } from './contact/form-page.ts';
import { sidewaysOverflow } from './overflow.ts';
import { collectErrors } from './reports.ts';

const kB = 1000;

type Screen = readonly [width: number, colorScheme: 'light' | 'dark'];

/**
 * The screens on which axe checks the pages of a language: with all rules on the first, on the other
 * those that depend on the screen. What axe finds hardly depends on the language, so two share the
 * screens. German has the longest words.
 */
const checkedScreens: { [language in Locale]?: readonly Screen[] } = {
  en: [
    [1280, 'light'],
    [768, 'dark'],
  ],
  de: [
    [320, 'dark'],
    [360, 'light'],
  ],
};

for (const locale of localeCodes) {
  const paths = routes.filter((route) => route.locale === locale).map(({ path }) => path);
  const screens = checkedScreens[locale];

  test(`every page in ${locale} fits a small phone${screens ? ', keeps its policy and passes axe' : ''}`, async ({
    page,
  }) => {
    if (screens) {
      // Each is a first visit, which loads everything and shows the offer of another language.
      const session = await page.context().newCDPSession(page);
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      await page.addInitScript(() => localStorage.clear());
      await expectCleanVisit(page, affiliatePath(locale));
    }
    for (const path of paths) {
      if (screens) {
        await expectCleanVisit(page, path);
        await expectAccessible(page, path, screens);
      } else await page.goto(path);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectFit(page, path);
    }
  });
}

/** Expects that axe finds nothing on these screens. */
async function expectAccessible(
  page: Page,
  path: string,
  screens: readonly Screen[],
): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const [index, [width, colorScheme]] of screens.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const found = await axeViolations(page, index > 0 ? ['color-contrast', 'target-size'] : []);
    expect.soft(found, `${path}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/**
 * Opens a page on a wide screen. Expects no error or refused request, two fonts, at most 20 requests
 * and 1,000 elements.
 */
async function expectCleanVisit(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  const errors = collectErrors(page, ['log']);
  let requests = 0;
  const fonts: { url: string; size: number }[] = [];
  page.on('requestfailed', (request) => errors.push(request.url()));
  page.on('requestfinished', async (request) => {
    requests += 1;
    if (request.resourceType() !== 'font') return;
    const { responseBodySize: size } = await request.sizes();
    fonts.push({ url: request.url(), size });
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  // On a busy machine the network is idle before React runs.
  await expect
    .poll(() => page.locator('body').evaluate(isHydrated), path)
    .toBe(path.includes(pages.contact.path));
  expect.soft(errors, path).toEqual([]);
  expect.soft(requests, path).toBeLessThanOrEqual(20);
  expect.soft(await page.locator('*').count(), path).toBeLessThanOrEqual(1000);
  expect.soft(new Set(fonts.map(({ url }) => url)).size, path).toBe(2);
  expect.soft(fonts, path).toHaveLength(2);
  const bytes = fonts.reduce((sum, { size }) => sum + size, 0);
  expect.soft(bytes, path).toBeLessThanOrEqual(56 * kB);
  page.removeAllListeners();
}

/**
 * Expects a page that fits a small phone, also in large or widely spaced text, and titles without
 * broken words.
 */
async function expectFit(page: Page, path: string): Promise<void> {
  for (const size of ['100%', '200%']) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('font-size', size),
      size,
    );
    expect.soft(await sidewaysOverflow(page), `${path}, text at ${size}`).toEqual([]);
  }
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  await page.evaluate(spaceText);
  expect.soft(await sidewaysOverflow(page), `${path}, text with more space`).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const broken = await page.evaluate(brokenTitles);
    // A name may break at its hyphen.
    const names = founders.map(({ name }): string => name);
    const others = broken.filter((text) => !names.includes(text));
    expect.soft(others, `${path} at ${width} px`).toEqual([]);
  }
}

/** Sets the spacing of WCAG 2.2, 1.4.12. Runs in the page. */
function spaceText(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-bottom: 2em !important }`);
  document.adoptedStyleSheets.push(sheet);
}

/** Returns titles, questions and quotations that break at a hyphen. Runs in the page. */
function brokenTitles(): string[] {
  const range = document.createRange();
  const top = (text: Text, index: number) => {
    range.setStart(text, index);
    range.setEnd(text, index + 1);
    return Math.round(range.getBoundingClientRect().top);
  };
  return [...document.querySelectorAll('h1, h2, h3, summary, blockquote')].flatMap((title) => {
    const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node as Text;
      for (const { 0: hyphen, index } of text.data.matchAll(/-\u2060?(?=\p{L})/gu)) {
        if (top(text, index) !== top(text, index + hyphen.length)) broken.push(text.data);
      }
    }
    return broken;
  });
}
