import { expect, type Locator, type Page, test } from 'playwright/test';
import { company, lowestPrice } from '#src/facts/business.ts';
import { type Locale, localeCodes, locales } from '#src/facts/locales.ts';
import { localePath } from '#src/facts/pages.ts';
import { shows } from '#src/facts/shows.ts';
import { euros } from '../euros.ts';
import { message } from '../message.ts';
import { languageButton } from './language-menu.ts';
import { sidewaysOverflow } from './overflow.ts';
import { showLongDates } from './show-long-dates.ts';

type Check = (page: Page, locale: Locale) => Promise<void>;

/**
 * Whether the site has the names of the sample, written out here. The first screens are drawn for
 * them; with other facts, whose texts may be longer, they show a button at least.
 */
const isSample = `${company.brand}, ${shows[0]?.title}` === 'Onda72, Maré alta';

/**
 * Expects an element to be in the first screen: to begin in it, or to be there whole. Measures
 * without waiting for a frame, as `toBeInViewport` would in each of hundreds of windows.
 */
async function showsAtOnce(shown: Locator, part: 'begins' | 'whole' = 'whole'): Promise<void> {
  const { width, height } = shown.page().viewportSize() ?? { width: 0, height: 0 };
  const box = await shown.boundingBox();
  const [x, y] = [box?.x ?? -1, box?.y ?? -1];
  const [right, bottom] =
    part === 'whole' ? [x + (box?.width ?? 0), y + (box?.height ?? 0)] : [x + 1, y + 1];
  const isInside = Math.min(x, y) >= 0 && right <= width && bottom <= height;
  expect.soft(isInside, `${shown} in ${width} x ${height}: ${JSON.stringify(box)}`).toBe(true);
}

const showsButton: Check = async (page, locale) => {
  const hero = page.locator('section').first();
  await showsAtOnce(hero.getByRole('link', { name: message(locale, 'action.plans') }));
};

const showsButtons: Check = async (page, locale) => {
  const hero = page.locator('section').first();
  for (const action of ['action.plans', 'action.book']) {
    await showsAtOnce(hero.getByRole('link', { name: message(locale, action) }));
  }
};

const showsPriceAndButtons: Check = async (page, locale) => {
  const hero = page.locator('main > section').first();
  const price = hero.getByText(euros(locale, lowestPrice));
  for (const shown of [price, ...(await hero.locator('[class*="btn-"]:visible').all())]) {
    await showsAtOnce(shown);
  }
};

const showsPlayer: Check = async (page) => {
  await showsAtOnce(page.locator('[data-ring] button'));
};

/** Expects the dial to begin in the first screen, down to the tip of its triangle. */
const showsPlaySign: Check = async (page) => {
  await showsAtOnce(page.locator('[data-ring] button path').first(), 'begins');
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

/** Expects the title on three lines, or two in a low window, and the caption below the ring. */
const fitsTitle: Check = async (page) => {
  const lines = await page
    .getByRole('heading', { level: 1 })
    .evaluate(
      (element) =>
        element.getBoundingClientRect().height /
        Number.parseFloat(getComputedStyle(element).lineHeight),
    );
  expect.soft(Math.round(lines)).toBe((page.viewportSize()?.height ?? 0) < 704 ? 2 : 3);
  const ring = await page.locator('[data-ring]').boundingBox();
  const caption = await page.locator('[data-player] details').boundingBox();
  expect.soft(caption?.x).toBeCloseTo(Number(ring?.x), 0);
};

/** What is drawn for the sample. */
const drawn: readonly Check[] = [
  ...[showsButtons, showsPriceAndButtons, showsPlayer, showsPlaySign],
  fitsTitle,
];

/**
 * The windows that browsers leave on common screens, from a small phone to an ultrawide one, and what
 * the first screen shows in them.
 */
const windows: readonly (readonly [width: number, height: number, ...Check[]])[] = [
  [320, 568, showsButtons],
  [320, 740, separatesButton],
  [360, 640],
  [360, 740, separatesButton],
  [360, 780, showsPriceAndButtons],
  [390, 844, showsPriceAndButtons, showsPlaySign],
  [412, 915],
  [640, 800, fitsLanguage],
  [768, 800, fitsLanguage],
  [768, 1024],
  [1024, 600],
  [1024, 640, showsPlayer, fitsLanguage],
  [1024, 768],
  [1280, 680],
  [1280, 720, showsPlayer, fitsLanguage, fitsTitle],
  [1280, 800, showsPriceAndButtons],
  [1366, 640, showsPlayer, fitsTitle, showsButtons],
  [1366, 768, showsPriceAndButtons],
  [1440, 780, showsPlayer],
  [1440, 900, fitsTitle, showsPriceAndButtons],
  [1536, 742],
  [1920, 940, showsButtons],
  [1920, 1080, fitsTitle, showsPriceAndButtons],
  [2560, 950],
  [2560, 1440, fitsTitle],
  [3440, 1300],
];

/** The widths between a phone and a desktop: where the layout changes, before it, and between. */
const widths = [600, 639, 640, 700, 767, 768, 820, 880, 940, 1023, 1024, 1060, 1100];

for (const locale of localeCodes) {
  test(`the landing page in ${locale} fits every window`, async ({ page }) => {
    // A first visit, which also offers English or French.
    await page.goto(localePath(locale));
    await showLongDates(page);
    for (const [width, height, ...checks] of windows) {
      await page.setViewportSize({ width, height });
      await test.step(`${width} x ${height}`, async () => {
        const held = checks.filter((check) => isSample || !drawn.includes(check));
        for (const check of [showsButton, ...held]) await check(page, locale);
      });
      await expectTitleAndDial(page, `${width} x ${height}`);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await sidewaysOverflow(page), `${width} px`).toEqual([]);
    }
  });
}

/** Expects title and dial to have their size and place. */
async function expectTitleAndDial(page: Page, place: string): Promise<void> {
  const hero = await page.evaluate(measureHero);
  expect.soft(hero.titleRatio, `${place}: the title`).toBeGreaterThanOrEqual(1.25);
  expect.soft(hero.overDial, `${place}: text over the dial`).toEqual([]);
  expect.soft(hero.outside, `${place}: pixels of the dial out of place`).toBeLessThanOrEqual(0);
  expect.soft(hero.captionWidth, place).toBeGreaterThanOrEqual(Math.min(19, hero.column));
  expect.soft(hero.timeBelowBars, `${place}: the time is below the bars`).toBe(true);
  expect.soft(hero.timeBesideTranscript, `${place}: its distance`).toBeCloseTo(0, 0);
  if (!isSample) return;
  expect.soft(hero.captionLines, place).toEqual([1, 1]);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  // On a laptop, also below the offer of another language.
  if (width >= 1280 && width < 1920) {
    expect.soft(hero.barsEnd, `${place}: the bars`).toBeLessThanOrEqual(height);
  }
}

/** Measures the parts of the player, lengths in rem where they depend on it. Runs in the page. */
function measureHero() {
  const find = (selector: string): Element => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`Nothing matches ${selector}`);
    return found;
  };
  const box = (selector: string) => find(selector).getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  const lineBoxes = (node: Node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()];
  };
  const ring = box('[data-ring]');
  const [x, y, radius] = [ring.x + ring.width / 2, ring.y + ring.height / 2, ring.width / 2];
  const overDial: string[] = [];
  const texts = document.createTreeWalker(find('main > section:has([data-ring])'), 4);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility({ visibilityProperty: true }) || parent.closest('[data-ring]')) {
      continue;
    }
    // Text for screen readers, clipped to a pixel.
    if (parent.offsetWidth === 1) continue;
    const isOver = lineBoxes(text).some(({ left, right, top, bottom }) => {
      const across = Math.max(left - x, 0, x - right);
      const down = Math.max(top - y, 0, y - bottom);
      return right > left && Math.hypot(across, down) < radius;
    });
    if (isOver) overDial.push(text.textContent ?? '');
  }
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
  const sectionTitles = [...document.querySelectorAll('h2')].map(sizeOf);
  const shell = getComputedStyle(find('.shell:has(.caption)'));
  const [time, bars] = [box('p:has(> [data-time])'), box('[data-player] [type="range"]')];
  return {
    titleRatio: sizeOf(find('h1')) / Math.max(...sectionTitles),
    overDial,
    outside: Math.max(
      box('body > header').bottom + scrollY - ring.top,
      ring.bottom - box('.caption').top,
      -ring.left,
      ring.right - innerWidth,
    ),
    barsEnd: bars.bottom,
    captionLines: [...document.querySelectorAll('.caption > p')].map(
      (line) => new Set(lineBoxes(line).map(({ top }) => Math.round(top))).size,
    ),
    captionWidth: box('.caption').width / rem,
    column: (Number.parseFloat(shell.width) - 2 * Number.parseFloat(shell.paddingLeft)) / rem,
    timeBelowBars: time.top >= bars.bottom,
    timeBesideTranscript: time.top - box('[data-player] summary').top,
  };
}

test('the studio sign stays in the window in large text', async ({ page, context }) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  for (const locale of localeCodes) {
    await page.goto(localePath(locale));
    const sign = await page.locator('[data-sign="recording"]').boundingBox();
    expect.soft(Number(sign?.x) + Number(sign?.width), locale).toBeLessThanOrEqual(390);
  }
});

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
