import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'playwright/test';
import { longestTarget } from '../../src/edge/limit-url.ts';
import { localeCodes } from '../../src/site/locales.ts';
import { termParameter, timings } from '../../src/site/site.ts';
import { generateLoad } from '../bench/generate-load.ts';
import { startSite } from '../bench/site.ts';
import { referredPath } from '../referrer.ts';

test('requests for what there is not leave nothing in memory', async () => {
  await using site = await startSite();
  const flood = { port: site.port, path: '/wp-login.php', status: 404, connections: 8 };
  await generateLoad({ ...flood, requests: 2000 });
  const { heap: before } = await site.memory();
  const { errors } = await generateLoad({ ...flood, requests: 10_000 });
  expect(errors).toBe(0);
  const { heap } = await site.memory();
  // Half a kilobyte for each.
  expect(heap - before).toBeLessThan(5);
});

test('visitors who leave before the form comes leave nothing in memory', async () => {
  await using site = await startSite();
  const flood = { port: site.port, path: referredPath(), connections: 10, firstBytesOnly: true };
  const heapAfterwards = async () => {
    await generateLoad({ ...flood, requests: 300 });
    // The last pages are still rendered to their end.
    await setTimeout(3 * timings.contactLoading);
    return (await site.memory()).heap;
  };
  const before = await heapAfterwards();
  const heap = await heapAfterwards();
  expect(heap - before).toBeLessThan(3);
});

test('an address longer than any of ours is refused', async ({ request }) => {
  for (const start of ['/contact?x=', '/fr?ref=', '/og/fr/landing.png?v=', '/x']) {
    const longest = await request.get(start.padEnd(longestTarget, 'x'), { maxRedirects: 0 });
    expect(longest.status(), start).toBeLessThan(400);
    const longer = await request.get(start.padEnd(longestTarget + 1, 'x'), { maxRedirects: 0 });
    expect(longer.status(), start).toBe(414);
    expect((await longer.text()).length).toBeLessThan(100);
  }
});

test('the contact page repeats only what the site knows of its query', async ({ page }) => {
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  page.on('request', (request) => request.url().includes('/RSC/') && problems.push(request.url()));
  const response = await page.goto(`${referredPath()}&${termParameter}=3&planted=planted`);
  const html = (await response?.text()) ?? '';
  expect(html).not.toContain('planted');
  expect(html.match(new RegExp(`ref=\\w+&(amp;)?${termParameter}=3"`, 'g'))).toHaveLength(
    // Two menus.
    2 * localeCodes.length,
  );
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
