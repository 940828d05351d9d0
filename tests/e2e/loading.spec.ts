import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page, test } from 'playwright/test';
import { localePath } from '#src/facts/pages.ts';
import { affiliatePath } from '../affiliate.ts';
import { listenLocally } from '../listen-locally.ts';
import { message } from '../message.ts';
import { delayRequest } from './delay-request.ts';
import { freshFetch } from './fresh-fetch.ts';
import { showLongDates } from './show-long-dates.ts';

test('loads every image and declares its dimensions', async ({ page }) => {
  for (const path of ['/', '/about']) {
    await page.goto(path);
    await page.evaluate(loadImages);
    const faults = await page.evaluate(() =>
      [...document.images]
        .filter(
          (image) =>
            !image.getAttribute('width') ||
            !image.getAttribute('height') ||
            image.naturalWidth === 0,
        )
        .map((image) => image.currentSrc),
    );
    expect(faults).toEqual([]);
  }
});

/** Loads all images of a page, also those that wait until they are near. Runs in the page. */
async function loadImages(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
}

/**
 * Serves the site as over a slow connection, for `await using`. Each page pauses for half a second
 * after its first `</nav>`, while its stylesheet and other files load.
 */
function serveSlowly(origin: string): ReturnType<typeof listenLocally> {
  return listenLocally(async ({ url }, response) => {
    const { status, type, body } = await readAnswer(`${origin}${url}`);
    const pause = type.startsWith('text/html') ? body.indexOf('</nav>') : 0;
    response.writeHead(status, { 'Content-Type': type }).write(body.subarray(0, pause));
    if (pause > 0) await sleep(500);
    response.end(body.subarray(pause));
  });
}

async function readAnswer(url: string): Promise<{ status: number; type: string; body: Buffer }> {
  const answer = await freshFetch(url);
  const body = Buffer.from(await answer.arrayBuffer());
  return { status: answer.status, type: answer.headers.get('Content-Type') ?? '', body };
}

test('shifts no layout while a page arrives slowly', async ({ context, baseURL }) => {
  await using site = await serveSlowly(String(baseURL));
  // Without web fonts. A test below measures how they move a page.
  await context.route('**/*.woff2', (route) => route.abort());
  const measure = async (path: string) => {
    const page = await context.newPage();
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    expect.soft(await layoutShifts(page), path).toEqual([]);
  };
  await Promise.all(['/', '/fr/cgv', '/de/about', '/contact'].map(measure));
});

test('hardly shifts the layout when fonts arrive late', async ({ page }) => {
  for (const [path, width] of [
    ['/', 360],
    ['/de', 360],
    ['/it', 412],
    ['/about', 360],
    ['/es/contact', 360],
    ['/pt/cgv', 390],
    ['/legals', 360],
    ['/de/legals', 1280],
    ['/de', 1024],
    ['/es', 1280],
    ['/fr', 1280],
    ['/pt/cgv', 1280],
  ] as const) {
    await page.setViewportSize({ width, height: 780 });
    const release = await delayRequest(page, '**/*.woff2');
    const arrival = page.waitForResponse('**/instrument-*.woff2');
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    // A font can no longer take part in the first paint.
    await expect.poll(() => page.evaluate(firstPaint)).toBeGreaterThan(0);
    // Shows the same dates every day, since some wrap elsewhere in the fallback font.
    await showLongDates(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    const from = await page.evaluate(() => performance.now());
    await release();
    await (await arrival).finished();
    const shifts = await layoutShifts(page, from);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect.soft(total, `${path} ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(0.01);
    await page.unrouteAll();
  }
});

function firstPaint(): number {
  return performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
}

test('shifts no layout when the form or the error arrives', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 1600 });
  // Caches the fonts, which on a busy machine would otherwise arrive beside the form.
  await page.goto('/', { waitUntil: 'networkidle' });
  for (const locale of ['en', 'de'] as const) {
    for (const path of [affiliatePath(locale), localePath(locale, 'contact')]) {
      await page.goto(path);
      await expect(page.getByText(message(locale, 'contact.loading'))).toBeHidden();
      expect.soft(await layoutShifts(page, 1000), path).toEqual([]);
    }
  }
});

/** Missing in TypeScript's library, since only Chromium has it. */
type LayoutShift = PerformanceEntry & {
  value: number;
  /** Also true shortly after a change of the window's size. */
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
};

type Shift = Pick<LayoutShift, 'startTime' | 'value' | 'hadRecentInput'> & { moved: object[] };

/** Returns what each layout shift moved, from that many milliseconds after navigation. */
function layoutShifts(page: Page, from = 0) {
  return page.evaluate(
    (from) =>
      new Promise<Shift[]>((resolve) => {
        const shifts: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as LayoutShift[]) {
            const { startTime, value, hadRecentInput, sources } = entry;
            if (startTime < from) continue;
            const moved = sources.map(({ node, previousRect, currentRect }) => ({
              text: node?.textContent?.slice(0, 40),
              from: previousRect.toJSON(),
              to: currentRect.toJSON(),
            }));
            shifts.push({ startTime, value, hadRecentInput, moved });
          }
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(shifts), 300);
      }),
    from,
  );
}
