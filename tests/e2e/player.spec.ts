import { expect, type Page, test } from 'playwright/test';
import { countedDays, deliveryClock } from '#src/clock/delivery-clock.ts';
import { delivery } from '#src/facts/business.ts';
import { firstRecording, type RecordingFile, recordingFiles } from '#src/facts/recordings.ts';
import { shows } from '#src/facts/shows.ts';
import { playbackTime } from '#src/intl/phrases/playback-time.ts';
import { message } from '../message.ts';
import { delayRequest } from './delay-request.ts';

const total = playbackTime(firstRecording.seconds);
const title = (recording: RecordingFile) => message('en', `recordings.${recording.slug}.title`);
const playName = (recording: RecordingFile) =>
  message('en', 'player.play', { title: title(recording) });
const playButton = (page: Page, recording = firstRecording) =>
  page.getByRole('button', { name: playName(recording) });
const slider = (page: Page) =>
  page.getByRole('slider', { name: message('en', 'player.position'), exact: true });
const time = (page: Page) =>
  page.locator('[data-chosen] audio').evaluate((audio: HTMLAudioElement) => audio.currentTime);
const transcript = (page: Page, { slug }: RecordingFile) => {
  const [start = ''] = message('en', `recordings.${slug}.transcript`).split('{');
  return page.getByText(start).filter({ visible: true });
};
const timeText = (elapsed: string) => message('en', 'player.time', { time: elapsed, total });

/** Returns an array that collects the requests for the recording. */
function listen(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/audio/')) asked.push(request.url());
  });
  return asked;
}

test('plays on a click, and neither loads nor shows a cover before', async ({ page }) => {
  const asked = listen(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  for (const { title: name } of shows) {
    await expect(page.locator('[data-ring]').getByText(name)).toHaveCount(0);
  }
  await expect(page.locator('[data-ring] img')).toHaveCount(0);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.5);
  expect(asked[0]).toMatch(/\?v=\w{24}$/);
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect(slider(page)).not.toHaveAttribute('aria-valuetext', timeText('0:00'));
  await expect(playButton(page).locator('.pause-sign')).toBeVisible();
  await expect(playButton(page).locator('.play-sign')).toBeHidden();
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('shows that it was pressed while the audio loads', async ({ page }) => {
  const release = await delayRequest(page, `**${firstRecording.path}*`);
  await page.goto('/');
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-busy', 'true');
  // A pause before playback begins is not a failure.
  await playButton(page).click();
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  await playButton(page).click();
  await release();
  await expect(playButton(page)).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('plays and seeks with the keyboard alone', async ({ page }) => {
  const asked = listen(page);
  await page.goto('/');
  await slider(page).focus();
  // A step is one of the 72 bars.
  for (let bar = 0; bar < delivery.hours / 2; bar++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowRight');
  const half = firstRecording.seconds / 2;
  expect(await time(page)).toBeCloseTo(half, 1);
  await expect(slider(page)).toHaveAttribute('aria-valuetext', timeText(playbackTime(half)));
  expect(asked).toEqual([]);
  const position = await page.evaluate(() => scrollY);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => time(page)).toBeGreaterThan(half + 0.2);
  expect(await page.evaluate(() => scrollY)).toBe(position);
  // While the slider has the focus, its description is not updated every second.
  const told = await slider(page).getAttribute('aria-valuetext');
  await expect(page.locator('[data-chosen] [data-time]')).not.toHaveText(playbackTime(half));
  expect(await slider(page).getAttribute('aria-valuetext')).toBe(told);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  const shown = await page.locator('[data-chosen] [data-time]').innerText();
  await expect(slider(page)).toHaveAttribute('aria-valuetext', timeText(shown));
  await page.keyboard.press('Home');
  await expect.poll(() => time(page)).toBeLessThan(half);
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'true');
  await playButton(page).focus();
  await page.keyboard.press('Space');
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test('shows the hour of the bar at the pointer, finger or keyboard', async ({ page }) => {
  await page.goto('/');
  const days = workingDays();
  const moment = (hour: number) => {
    const time = hour + delivery.opensAt;
    return `Hour\u00a0${hour}, ${days[Math.floor(time / 24)]} ${time % 24}:00`;
  };
  await slider(page).scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await slider(page).boundingBox()) ?? {};
  const pointAt = (hour: number) => ({ x: x + (width * hour) / delivery.hours, y: y + height / 2 });
  const label = page.locator('[data-moments]');
  await expect(label).toBeHidden();
  await page.mouse.move(pointAt(35).x, pointAt(35).y);
  await expect(label).toHaveText(moment(35));
  await expect(slider(page).locator('..')).toHaveCSS('--pointed', String(35 / delivery.hours));
  await page.mouse.move(0, 0);
  await expect(label).toBeHidden();

  const browser = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...hours: number[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: hours.map(pointAt) });
  await touch('touchStart', 35);
  await expect(label).toHaveText(moment(35));
  await touch('touchMove', 50);
  await expect(label).toHaveText(moment(50));
  await touch('touchEnd');
  await expect(label).toBeHidden();

  await slider(page).press('End');
  await expect(label).toHaveText(moment(delivery.hours));
});

test('reports a missing file and retries on the next press', async ({ page }) => {
  const missing = (url: URL) => url.pathname === firstRecording.path;
  await page.route(missing, (route) => route.fulfill({ status: 404, body: '404 Not Found' }));
  await page.goto('/');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await playButton(page).click();
  await expect(page.getByRole('alert')).toHaveText(message('en', 'player.failure'));
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(missing);
  await playButton(page).click();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  await expect(page.getByRole('alert')).toHaveCount(0);
  // The connection may fail later, too.
  await page.locator('[data-chosen] audio').dispatchEvent('error');
  await expect(page.getByRole('alert')).toHaveText(message('en', 'player.failure'));
  await expect(playButton(page)).toHaveAttribute('aria-pressed', 'false');
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('lights the bars, counts the hours and skips days off', async ({ page }) => {
    await page.goto('/');
    const bars = slider(page).locator('..');
    const lit = async () => {
      const [all, moved] = await Promise.all([
        bars.boundingBox(),
        bars.locator('[data-chosen] [data-played]').boundingBox(),
      ]);
      return ((moved?.x ?? 0) + (moved?.width ?? 0) - (all?.x ?? 0)) / (all?.width ?? 1);
    };
    const days = workingDays();
    await slider(page).focus();
    for (let hour = 0; hour <= delivery.hours; hour += delivery.hours / 6) {
      await slider(page).fill(String(hour));
      expect(await lit()).toBeCloseTo(hour / delivery.hours, 2);
      expect(await page.locator('[data-hour]').evaluate(hourShown)).toBe(String(hour));
      const day = Math.floor((hour + delivery.opensAt) / 24);
      expect(await page.locator('[data-days]').evaluate(dayShown)).toContain(String(days[day]));
    }
  });
});

/** Returns the weekdays that are counted for a production that starts now. */
function workingDays(): string[] {
  return countedDays(deliveryClock(Date.now()).start).flatMap((day) =>
    'workingDay' in day ? [day.date.toLocaleString('en', { weekday: 'short' })] : [],
  );
}

/** Runs in the page. */
function hourShown(hour: Element): string {
  return getComputedStyle(hour).getPropertyValue('--hour');
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
  const days = workingDays();
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
  await expect.poll(() => page.locator('[data-hour]').evaluate(hourShown)).toBe('72');
  // The whole ring is lit.
  await expect(page.locator('.played-hours').first()).toHaveCSS('mask-image', /360deg/);
  expect(await page.locator('[data-days]').evaluate(dayShown)).toContain(String(days.at(-1)));
  // The light of the studio sign does not blink.
  const moving = () => player.evaluate((node) => node.getAnimations({ subtree: true }).length);
  await expect.poll(moving).toBe(0);
  expect(await top()).toBe(before);
  await playButton(page).click();
  await expect(book).toHaveCount(0);
  await expect(recordingSign).toBeVisible();
  await expect.poll(() => time(page)).toBeGreaterThan(0.2);
  expect(await time(page)).toBeLessThan(firstRecording.seconds / 2);
});

for (const recording of recordingFiles.slice(1)) {
  test(`${recording.slug} shows duration and transcript when chosen`, async ({ page }) => {
    const asked = listen(page);
    await page.goto('/', { waitUntil: 'networkidle' });
    const name = recording.show?.title ?? title(recording);
    await page.getByRole('radio', { name }).check();
    await expect(playButton(page, recording)).toBeVisible();
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      message('en', 'player.time', { time: '0:00', total: playbackTime(recording.seconds) }),
    );
    await page
      .getByText(message('en', 'player.transcript.title'))
      .filter({ visible: true })
      .click();
    await expect(transcript(page, recording)).toHaveCount(1);
    expect(asked).toEqual([]);
    await playButton(page, recording).click();
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(new URL(asked[0] ?? '').pathname).toBe(recording.path);
    await page.reload();
    // Browsers may restore the choice.
    const isRestored = await page.getByRole('radio', { name }).isChecked();
    await expect(playButton(page, isRestored ? recording : firstRecording)).toBeVisible();
  });
}

for (const recording of recordingFiles.filter(({ show }) => show)) {
  test(`the cover of ${recording.show?.slug} plays its recording`, async ({ page }) => {
    const asked = listen(page);
    await page.goto('/');
    const cover = page.getByRole('link', { name: playName(recording) });
    await cover.press('Enter');
    await expect(playButton(page, recording)).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => time(page)).toBeGreaterThan(0.2);
    expect(new URL(asked[0] ?? '').pathname).toBe(recording.path);
    await cover.press('Enter');
    await expect(playButton(page, recording)).toHaveAttribute('aria-pressed', 'false');
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own controls play each recording', async ({ page }) => {
    await page.goto('/');
    const players = page.locator('audio');
    await expect(players).toHaveCount(recordingFiles.length);
    for (const audio of await players.all()) {
      await expect(audio).toBeVisible();
      await expect(audio).toHaveAttribute('controls');
      await expect(audio).toHaveAttribute('preload', 'none');
    }
    await expect(playButton(page)).toHaveCount(0);
    await expect(slider(page)).toHaveCount(0);
    await page.getByText(message('en', 'player.transcript.title')).first().click();
    await expect(transcript(page, firstRecording)).toHaveCount(1);
  });
});
