import { expect, test } from 'playwright/test';
import { localeCodes } from '#src/facts/locales.ts';
import { affiliate, affiliatePath } from '../affiliate.ts';
import { collectErrors } from './reports.ts';

// tests/unit/server/app.test.ts covers the rules; this test covers the whole server.
test('redirects any other path to / and answers 404 for a missing file', async ({
  request,
  baseURL,
}) => {
  for (const [path, status, location] of [
    ['/fr/about/?ref=CODE&x=%2F%20', 308, '/fr/about?ref=CODE&x=%2F%20'],
    ['/nope?next=https://evil.example', 307, '/'],
    ['//evil.example/', 307, '/'],
    ['/%zz', 307, '/'],
    ['/__waku_internal_build_static_files', 307, '/'],
    [`/Contact?ref=${affiliate.code.toLowerCase()}`, 307, `/?ref=${affiliate.code}`],
    ['/assets/nope.js', 404, undefined],
    ['/RSC/R/fr.txt', 404, undefined],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(`${baseURL}${path}`, { method, maxRedirects: 0 });
      expect.soft(response.status(), path).toBe(status);
      expect.soft(response.headers().location, path).toBe(location);
      if (status === 404) expect.soft(response.headers()['content-type']).toMatch(/^text\/plain/);
    }
  }
});

test('the contact page’s links repeat only the code of the query', async ({ page }) => {
  const problems = collectErrors(page);
  page.on('request', (request) => request.url().includes('/RSC/') && problems.push(request.url()));
  const response = await page.goto(`${affiliatePath()}&planted=planted`);
  const html = (await response?.text()) ?? '';
  expect(html).not.toMatch(/href="[^"]*planted/);
  // Each language is in two menus and the footer.
  const links = html.match(new RegExp(`/contact\\?ref=${affiliate.code}" lang=`, 'g'));
  expect(links).toHaveLength(3 * localeCodes.length);
  await expect(page.getByRole('textbox').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(problems).toEqual([]);
});
