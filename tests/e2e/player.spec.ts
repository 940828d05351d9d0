import { expect, type Page, test } from 'playwright/test';
import { delivery, recording } from '#src/facts/business.ts';
import { nightColors } from '#src/facts/theme.ts';
import { playbackTime } from '#src/playback-time.ts';
import { message } from '../message.ts';
import { delayRequest } from './delay-request.ts';

const file = '**/*.mp3';
const total = playbackTime(recording.seconds);
const playName = message('en', 'player.play', { title: message('en', 'recording.title') });
const playButton = (page: Page) => page.getByRole('button', { name: playName });
const slider = (page: Page) =>
  page.getByRole('slider', { name: message('en', 'player.position'), exact: true });
const time = (page: Page) =>
  page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const timeText = (hour: number, elapsed: string) =>
  `${message('en', 'shared.hour', { hour })}, ${message('en', 'player.time', { time: elapsed, total })}`;

/** Returns an array that collects the requests for the recording. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.mp3')) asked.push(request.url());
  });
  return asked;
}

test('plays on a click, and neither loads nor shows a cover before', async ({ page }) => {
  const asked = listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(page.locator('[data-ring] img')).toHaveCount(0);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.5);
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', timeText(0, '0:00'));
  await expect(playButton(page).locator('.pause-sign')).toBeVisible();
  await expect(playButton(page).locator('.play-sign')).toBeHidden();
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  const paused = await time(page);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(paused + 0.2);
  expect(asked).toEqual([expect.stringMatching(/\/assets\/signature-[\w-]+\.mp3$/)]);
});

test('shows that it was pressed while the audio loads, and can be taken back', async ({ page }) => {
  const asked = listen(page);
  const release = await delayRequest(page, file);
  await page.goto('/');
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-busy', 'true');
  // A pause before playback begins is not a failure.
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  const arrival = page.waitForResponse(file);
  await release();
  await (await arrival).finished();
  await expect(page.locator('audio')).toHaveAttribute('src', /^blob:/);
  await expect(playButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  expect(await time(page)).toBe(0);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(asked).toHaveLength(1);
});

test('plays and seeks with the keyboard alone', async ({ page }) => {
  const asked = listen(page);
  await page.goto('/');
  await slider(page).focus();
  // A step is one of the 72 bars.
  for (let bar = 0; bar < delivery.hours / 2; bar++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const half = recording.seconds / 2;
  expect(await time(page)).toBeCloseTo(half, 1);
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    timeText(delivery.hours / 2, playbackTime(half)),
  );
  expect(asked).toEqual([]);
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => time(page)).toBeGreaterThan(half + 0.2);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  // While the slider has the focus, its description is not updated every second.
  const told = await slider(page).getAttribute('aria-valuetext');
  await expect(page.locator('[data-time]')).not.toHaveText(playbackTime(half));
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(told);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  const shown = await page.locator('[data-time]').innerText();
  await expect(slider(page)).toHaveAttribute(
    'aria-valuetext',
    new RegExp(`, ${message('en', 'player.time', { time: shown, total })}$`),
  );
  await page.keyboard.press('Home');
  await expect.poll(() => time(page)).toBeLessThan(half);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await playButton(page).focus();
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('the ring shows the hour and day of the bar at the pointer, finger or keyboard', async ({
  page,
}) => {
  await page.goto('/');
  await slider(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  const pointAt = (hour: number) => ({
    x: x + ((width - 1) * hour) / delivery.hours,
    y: y + height / 2,
  });
  await expectMoment(page, 0);
  for (const hour of [35, 72, 1]) {
    await page.mouse.move(pointAt(hour).x, pointAt(hour).y);
    await expectMoment(page, hour);
  }
  await page.mouse.move(0, 0);
  await expectMoment(page, 0);

  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...hours: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: hours.map(pointAt) });
  await touch('touchStart', 35);
  await expectMoment(page, 35);
  await touch('touchMove', 50);
  await expectMoment(page, 50);
  await touch('touchEnd');
  // The touch has moved the position.
  await expectMoment(page, 50);

  await slider(page).press('End');
  await expectMoment(page, delivery.hours);
  await slider(page).press('ArrowLeft');
  await expectMoment(page, delivery.hours - 1);
  const bars = slider(page).locator('..');
  const lit = async () => {
    const [all, played] = await Promise.all([
      bars.boundingBox(),
      bars.locator('[data-played]').boundingBox(),
    ]);
    return ((played?.x ?? 0) + (played?.width ?? 0) - (all?.x ?? 0)) / (all?.width ?? 1);
  };
  await slider(page).fill(String(delivery.hours / 4));
  await expectMoment(page, delivery.hours / 4);
  await expect.poll(lit).toBeCloseTo(1 / 4, 2);
});

test('the ticks light up clockwise from the top of a dial that stands still', async ({
  page,
  context,
}) => {
  const reader = await context.newPage();
  await page.bringToFront();
  await page.goto('/');
  const { x = 0, y = 0, width = 0 } = (await page.locator('[data-ring]').boundingBox()) ?? {};
  const signal = nightColors.signal.match(/\w\w/g)?.map((channel) => Number.parseInt(channel, 16));
  const isLit = async (hour: number) => {
    const angle = (hour / delivery.hours) * 2 * Math.PI;
    const [right, down] = [Math.sin(angle), -Math.cos(angle)].map((way) => (1 + 0.87 * way) / 2);
    const clip = { x: x + width * Number(right), y: y + width * Number(down), width: 1, height: 1 };
    const pixel = await reader.evaluate(readPixel, [...(await page.screenshot({ clip }))]);
    return signal?.every((channel, index) => Math.abs(channel - Number(pixel[index])) < 60);
  };
  // The ticks in the middle of each quarter.
  const quarters = () => Promise.all([9, 27, 45, 63].map(isLit));
  for (const [hour, lit] of [
    [0, [false, false, false, false]],
    [18, [true, false, false, false]],
    [54, [true, true, true, false]],
    [72, [true, true, true, true]],
  ] as const) {
    await slider(page).fill(String(hour));
    await expect.poll(quarters, `hour ${hour}`).toEqual(lit);
  }
});

/** Returns red, green and blue of a picture's first pixel. Runs in a page without our policy. */
async function readPixel(png: number[]): Promise<number[]> {
  const picture = await createImageBitmap(new Blob([new Uint8Array(png)]));
  const canvas = new OffscreenCanvas(1, 1).getContext('2d');
  canvas?.drawImage(picture, 0, 0);
  return [...(canvas?.getImageData(0, 0, 1, 1).data ?? [])];
}

test('reports a missing file and retries on the next press', async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ status: 404, body: '404 Not Found' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await playButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(message('en', 'player.failure'));
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(file);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('reports a file that cannot be played', async ({ page }) => {
  await page.route(file, (route) => route.fulfill({ contentType: 'audio/mpeg', body: 'noise' }));
  await page.goto('/');
  for (const _press of ['first', 'second']) {
    await playButton(page).click();
    await expect(page.getByRole('alert')).toHaveText(message('en', 'player.failure'));
    await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
    await expect(playButton(page)).toHaveAttribute('aria-busy', 'false');
  }
});

/** Expects the ring to show the promise at hour 0, and else the hour and its working day. */
async function expectMoment(page: Page, hour: number): Promise<void> {
  const dial = page.locator('.dial');
  await expect.poll(() => dial.locator('.dial-hour').evaluate(hourShown)).toBe(String(hour));
  await expect(dial.locator('.promised-hours')).toHaveCSS('opacity', hour === 0 ? '1' : '0');
  await expect(dial.locator('.counted-hour')).toHaveCSS('opacity', hour === 0 ? '0' : '1');
  const day = (await workingDays(page))[Math.floor(hour / 24)];
  expect(await dial.locator('.dial-days').evaluate(dayShown)).toContain(day);
}

/** Returns the weekdays of the process section's ruler, which tests/unit/dates.test.tsx checks. */
async function workingDays(page: Page): Promise<string[]> {
  const days = await page.locator('#process ol').first().getByRole('listitem').allInnerTexts();
  return days.filter((day) => day.startsWith('Hour')).map((day) => day.split(/\s/).at(-1) ?? '');
}

/** Returns the number that the counter resolves to. Runs in the page. */
function hourShown(hour: Element): string | undefined {
  return /^hour (\d+)$/.exec(getComputedStyle(hour, '::before').counterReset)?.[1];
}

/** Returns the day in the one-line window. Runs in the page. */
function dayShown(days: Element): string | null | undefined {
  const { top = 0 } = days.parentElement?.getBoundingClientRect() ?? {};
  const shown = [...days.children].find(
    (day) => Math.abs(day.getBoundingClientRect().top - top) < 1,
  );
  return shown?.textContent;
}

test('shows “on air” and offers the call at the end', async ({ page }) => {
  await page.goto('/');
  const player = page.locator('[data-player]');
  const recordingSign = player.getByText(message('en', 'hero.recording'), { exact: true });
  const onAir = player.getByText(message('en', 'hero.onAir'), { exact: true });
  const book = player.getByRole('link', { name: message('en', 'action.book') });
  const top = () => slider(page).evaluate((input) => scrollY + input.getBoundingClientRect().top);
  const before = await top();
  await expect(recordingSign).toBeVisible();
  await expect(onAir).toBeHidden();
  await expect(book).toHaveCount(0);
  await slider(page).press('End');
  await slider(page).press('ArrowLeft');
  await slider(page).press('Space');
  await expect(onAir).toBeVisible();
  await expect(recordingSign).toBeHidden();
  await expect(player.getByRole('status')).toHaveText(
    message('en', 'player.end', { hours: delivery.hours }),
  );
  await expect(book).toBeVisible();
  await expectMoment(page, delivery.hours);
  expect(await top()).toBe(before);
  await playButton(page).click();
  await expect(book).toHaveCount(0);
  await expect(recordingSign).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  expect(await time(page)).toBeLessThan(recording.seconds / 2);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own controls and the triangle’s link play the recording', async ({
    page,
  }) => {
    await page.goto('/');
    const audio = page.locator('audio');
    await expect(audio).toBeVisible();
    await expect(audio).toHaveAttribute('controls');
    await expect(audio).toHaveAttribute('preload', 'none');
    const link = page.getByRole('link', { name: playName });
    await expect(link).toBeVisible();
    expect(await link.getAttribute('href')).toBe(await audio.getAttribute('src'));
    await expect(playButton(page)).toHaveCount(0);
    await expect(slider(page)).toHaveCount(0);
    const [start = ''] = message('en', 'recording.transcript').split('{');
    await page.getByText(message('en', 'player.transcript.title')).click();
    await expect(page.getByText(start)).toBeVisible();
  });
});
