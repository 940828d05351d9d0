import { expect, type Page, test } from 'playwright/test';
import { shows } from '#src/facts/shows.ts';
import { message } from '../message.ts';

const covers = (page: Page) => page.getByRole('group', { name: message('en', 'carousel.title') });
const track = (page: Page) => page.locator('.carousel-track');
const pause = (page: Page) => page.getByRole('checkbox', { name: message('en', 'carousel.pause') });
const playState = (page: Page) => () =>
  track(page).evaluate((node) => getComputedStyle(node).animationPlayState);

/** Expects the covers to pause while the pointer is over them, on focus, and by the button. */
async function expectPauses(page: Page): Promise<void> {
  const state = playState(page);
  await expect.poll(state).toBe('running');
  await covers(page).hover();
  await expect.poll(state).toBe('paused');
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('running');
  await covers(page).focus();
  await expect.poll(state).toBe('paused');
  await covers(page).blur();
  await expect.poll(state).toBe('running');
  const icon = (name: string) => pause(page).locator('..').locator(`.${name}-sign`);
  await expect(icon('pause')).toBeVisible();
  await expect(icon('play')).toBeHidden();
  await pause(page).check();
  await expect(icon('pause')).toBeHidden();
  await expect(icon('play')).toBeVisible();
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('paused');
  await pause(page).uncheck();
  await page.mouse.move(5, 5);
  await expect.poll(state).toBe('running');
}

test('moves the covers at 60 pixels a second, and nothing else for long', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline instanceof DocumentTimeline)
      .map((animation) => [
        (animation as CSSAnimation).animationName,
        Number(animation.effect?.getComputedTiming().endTime),
      ]),
  );
  // Other animations end, such as that of the light, which blinks three times.
  const long = moving.filter(([, end]) => Number(end) > 5000);
  expect(long).toEqual([['marquee', Number.POSITIVE_INFINITY]]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const speed = await track(page).evaluate((node) => {
      const [animation] = node.getAnimations();
      const { duration } = animation?.effect?.getTiming() ?? {};
      return node.scrollWidth / 2 / (Number(duration) / 1000);
    });
    expect(speed).toBeGreaterThan(50);
    expect(speed).toBeLessThan(70);
  }
});

test('with reduced motion the covers stand still and can be scrolled', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await expect(track(page)).toHaveCSS('animation-name', 'none');
  await expect(pause(page)).toBeHidden();
  await covers(page).evaluate((node) => node.scrollBy(500, 0));
  expect(await covers(page).evaluate((node) => node.scrollLeft)).toBe(500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('moves the covers with a hidden copy, and pauses them', async ({ page }) => {
    await page.goto('/');
    await expect(covers(page).getByRole('img')).toHaveCount(shows.length);
    await expect(covers(page).locator('img')).toHaveCount(2 * shows.length);
    // The copy's pictures are lazy, and nothing in it takes the focus.
    await expect(covers(page).locator('img:not([loading=lazy])')).toHaveCount(0);
    const copy = covers(page).locator('[aria-hidden=true]');
    await expect(copy.locator(':is(a, button):not([tabindex="-1"])')).toHaveCount(0);

    const left = async () => (await track(page).boundingBox())?.x ?? 0;
    await covers(page).scrollIntoViewIfNeeded();
    await page.mouse.move(5, 5);
    const start = await left();
    await expect.poll(left).toBeLessThan(start - 20);
    await expectPauses(page);
  });
});
