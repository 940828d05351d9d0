import { expect, type Page, test } from 'playwright/test';
import { localeCodes } from '../../src/site/locales.ts';
import { localePath, routes } from '../../src/site/pages.ts';
import { company, timings } from '../../src/site/site.ts';
import { referredPath } from '../referrer.ts';
import { words } from '../words.ts';
import { holdBack } from './hold-back.ts';
import { serveInPieces } from './in-pieces.ts';
import { startAxe } from './laid-out.ts';
import { sidewaysOverflow } from './overflow.ts';

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const locale of localeCodes) {
    test(`nothing overflows in ${locale}, with text of normal and double size`, async ({
      page,
    }) => {
      // As on a first visit, which also shows the offer of another language.
      await page.addInitScript(() => localStorage.clear());
      for (const { path } of routes.filter((route) => route.locale === locale)) {
        await page.goto(path);
        expect.soft(await sidewaysOverflow(page), path).toEqual([]);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect.soft(await sidewaysOverflow(page), `${path}, double size`).toEqual([]);
      }
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of ['/', '/fr/about', '/de/cgv', '/it/legals']) {
    test(`${path} has enough contrast in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await page.goto(path);
      const { violations } = await (await startAxe(page))
        .withRules(['color-contrast', 'target-size'])
        .analyze();
      expect(violations).toEqual([]);
    });
  }
}

test('primary buttons are at least 44 px high, everything pressed at least 24 px', async ({
  page,
}) => {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/de');
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

test('on a phone the header’s button has one line, in every language', async ({ page }) => {
  test.skip(company.brand.length > 6, 'Beside a longer brand the button takes two lines.');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const locale of localeCodes) {
    await page.goto(localePath(locale));
    const label = page
      .getByRole('banner')
      .getByRole('link', { name: words(locale, 'action.book') });
    expect.soft((await label.first().boundingBox())?.height, locale).toBeLessThanOrEqual(44);
  }
});

test('who asks for more contrast gets it on every ground', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more', reducedMotion: 'reduce' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await page.goto('/');
    const { violations } = await (await startAxe(page))
      .withRules(['color-contrast-enhanced'])
      // White on the brand's red stays white on the brand's red.
      .exclude('.btn-primary, .signal-ground')
      .analyze();
    expect(
      violations.flatMap(({ nodes }) => nodes.map(({ html, any }) => `${html} ${any[0]?.message}`)),
    ).toEqual([]);
  }
});

test('the header is one row from 1024 px on, in every language, with a brand of ten letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  for (const locale of localeCodes) {
    await page.goto(localePath(locale, 'contact'));
    const header = page.getByRole('banner');
    const logo = header.getByRole('link', {
      name: words(locale, 'nav.home', { brand: company.brand }),
    });
    await logo.evaluate((link) => link.lastChild?.replaceWith('Hörbarwerk'));
    expect.soft((await header.boundingBox())?.height, locale).toBeLessThanOrEqual(72);
    const links = header.getByRole('navigation').getByRole('link');
    for (const link of await links.all()) {
      expect.soft((await link.boundingBox())?.height, locale).toBeLessThanOrEqual(44);
    }
    expect.soft(await sidewaysOverflow(page), locale).toEqual([]);
  }
});

test('in a low window, as at 400 % zoom, the header leaves with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/de', '/de/contact']) {
    await page.goto(path);
    await page.evaluate(() => scrollTo({ top: 500, behavior: 'instant' }));
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});

test('a header of two rows, as with large text on a phone, leaves with the page', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const browser = await context.newCDPSession(page);
  for (const standard of [20, 24]) {
    await browser.send('Page.setFontSizes', { fontSizes: { standard } });
    await page.goto('/de/contact');
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    // It would cover a whole line, such as a link that gets the focus back.
    await expect(page.getByRole('banner')).not.toBeInViewport();
  }
});

for (const [width, height] of [
  [390, 844],
  [1366, 657],
  [1920, 945],
] as const) {
  test(`in a window of ${width} x ${height} the first view has both buttons`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const locale of localeCodes) {
      await page.goto(localePath(locale));
      const hero = page.locator('section').first();
      for (const action of ['action.plans', 'action.book']) {
        await expect
          .soft(hero.getByRole('link', { name: words(locale, action) }), locale)
          .toBeInViewport({ ratio: 1 });
      }
    }
  });
}

test('the days of the ruler stand below one another at 360 and 768 px', async ({ page }) => {
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    for (const locale of localeCodes) {
      await page.goto(localePath(locale));
      const edges = await page.locator('#process ol[data-until] li').evaluateAll((days) =>
        days.map((day) => {
          const lefts = ['time', 'svg'].map((name) => {
            const [box] = day.querySelector(name)?.getClientRects() ?? [];
            if (!box) throw new Error(`A day of the ruler shows no ${name}`);
            return box.left;
          });
          return lefts.join();
        }),
      );
      expect.soft(new Set(edges).size, locale).toBe(1);
    }
  }
});

test('no title, question or quotation breaks at a hyphen', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path } of routes.filter((route) => route.page !== 'contact')) {
      await page.goto(path);
      const broken = await page.locator('h1, h2, h3, summary, blockquote').evaluateAll((titles) => {
        const range = document.createRange();
        const top = (text: Text, index: number) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return Math.round(range.getBoundingClientRect().top);
        };
        return titles.flatMap((title) => {
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
      });
      expect.soft(broken, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('an arrow follows its words at one distance', async ({ page }) => {
  await page.goto('/');
  const distances = await page
    .locator('a:not([aria-label]):has(svg)')
    .filter({ visible: true })
    .evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNode(link.firstChild as Node);
        const arrow = link.querySelector('svg')?.getBoundingClientRect();
        return Math.round((arrow?.left ?? 0) - range.getBoundingClientRect().right);
      }),
    );
  expect(distances.length).toBeGreaterThan(3);
  expect(new Set(distances).size).toBe(1);
});

test('every image has its dimensions and arrives', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    const faults = await page.evaluate(async () => {
      const images = [...document.images];
      for (const image of images) image.loading = 'eager';
      await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
      return images
        .filter(
          (image) =>
            !image.getAttribute('width') ||
            !image.getAttribute('height') ||
            image.naturalWidth === 0,
        )
        .map((image) => image.currentSrc);
    });
    expect(faults).toEqual([]);
  }
});

test('nothing shifts while the page arrives', async ({ page }) => {
  for (const path of ['/', '/fr/cgv', '/de/about']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBe(0);
  }
});

test('nothing shifts however slowly the page arrives', async ({ page, baseURL }) => {
  await using site = await serveInPieces(String(baseURL));
  for (const path of ['/', '/fr/cgv', '/de/about', '/contact']) {
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect(await layoutShift(page)).toBe(0);
  }
});

test('nothing shifts however late the faces come', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/it', '/de/about']) {
    const release = await holdBack(page, '**/*.woff2');
    const arrival = page.waitForResponse('**/text-*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // The time in which a font may still take part in the first paint is over.
    await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(0);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    release();
    await (await arrival).finished();
    expect(await layoutShift(page)).toBe(0);
    await page.unrouteAll();
  }
});

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

for (const [width, height] of [
  [320, 1800],
  [360, 1600],
  [1280, 1400],
] as const) {
  test(`on the contact page nothing shifts as the form arrives, or the error, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const locale of localeCodes) {
      for (const path of [referredPath(locale), localePath(locale, 'contact')]) {
        await page.goto(path, { waitUntil: 'networkidle' });
        // Before that, only the fonts arrive.
        expect(await layoutShift(page, timings.contactLoading)).toBeLessThan(0.001);
      }
    }
  });
}

test('the first view weighs at most 200 kB, and its largest paint is text or the hero', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(bytes).toBeLessThan(200_000);
  const largest = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          const last = list.getEntries().at(-1) as unknown as { element?: Element };
          resolve(last.element?.closest('section')?.querySelector('h1') ? 'hero' : 'elsewhere');
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(largest).toBe('hero');
});

test('the page stands in forced colours, and under reduced motion nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const running = await page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
  expect(running).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

for (const [reducedMotion, crosses] of [
  ['no-preference', true],
  ['reduce', false],
] as const) {
  test(`one page ${crosses ? 'crosses over' : 'cuts'} to the next (${reducedMotion})`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      addEventListener('pagereveal', ({ viewTransition }) => {
        document.documentElement.dataset.crosses = String(viewTransition !== null);
      });
    });
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: words('en', 'footer.about') })
      .click();
    await expect(page).toHaveURL('/about');
    await expect(page.locator('html')).toHaveAttribute('data-crosses', String(crosses));
  });
}

for (const width of [360, 1280]) {
  test(`the landing page looks as it did at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    // For other rasterisers of fonts, and for the date of delivery; a button has twice as many.
    const tolerance = { maxDiffPixels: 4000, threshold: 0.3 };
    await expect(page).toHaveScreenshot(`landing-${width}.png`, tolerance);
  });
}

/** How much has moved by itself, from that many milliseconds after the page began. */
function layoutShift(page: Page, from = 0): Promise<number> {
  return page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            if (entry.startTime >= from) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 300);
      }),
    from,
  );
}

test('the header’s ruler reddens as the page is read, and is still under reduced motion', async ({
  page,
}) => {
  const reddened = () =>
    page.getByRole('banner').evaluate((header) => {
      const { backgroundSize } = getComputedStyle(header, '::after');
      return Number.parseFloat(backgroundSize);
    });
  await page.goto('/legals');
  expect(await reddened()).toBe(0);
  await page.keyboard.press('End');
  await expect.poll(reddened).toBe(100);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await reddened()).toBe(0);
});

test('in forced colours the ring of the focus is seen on inverted grounds', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  await page.goto('/');
  const plan = page.getByRole('listitem').filter({ hasText: words('en', 'pricing.recommended') });
  const paper = await plan.evaluate((card) => getComputedStyle(card).color);
  const link = plan.getByRole('link');
  await link.focus();
  await expect(link).toHaveCSS('outline-color', paper);
});

test('in forced colours a placeholder is told from what was typed', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(referredPath());
  const styles = await page.getByLabel(words('en', 'contact.email.label')).evaluate((input) => {
    const { color, fontStyle } = getComputedStyle(input, '::placeholder');
    return { typed: getComputedStyle(input).color, color, fontStyle };
  });
  expect(styles.color).not.toBe(styles.typed);
  expect(styles.fontStyle).toBe('italic');
});
