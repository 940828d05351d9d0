import { expect } from 'playwright/test';
import { button, field, fill, formPath, sentTitle, test, untilHydrated } from './form-page.ts';

const flightData = /\(self\.__FLIGHT_DATA.*?<\/script>/gs;

test('flight data hold the form, and nothing of what stands around it', async ({ request }) => {
  const html = await (await request.get(formPath('fr'))).text();
  const flight = html.match(flightData)?.join('') ?? '';
  expect(flight).toContain('lastName');
  expect(flight).not.toContain('schema.org');
  expect(flight.length).toBeLessThan(10_000);
});

test('what is made once for many visitors is the same for each, and tells nothing of another', async ({
  request,
}) => {
  const path = formPath('fr');
  const ask = async (path: string) => withoutVisitors(await (await request.get(path)).text());
  const first = await ask(`${path}&note=first`);
  expect(first).toContain('note=first');
  for (let time = 0; time < 3; time++) {
    expect(await ask(`${path}&note=first`)).toBe(first);
    const other = await ask(path);
    expect(other).not.toContain('note=first');
    expect(other).toBe(first.replaceAll('&amp;note=first', ''));
  }
});

/**
 * A page without its scripts, without what is the visitor's own, and without React's marks between
 * texts.
 */
function withoutVisitors(html: string): string {
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/ value="[^"]*"/g, '')
    .replaceAll('<!-- -->', '');
}

test('React leaves alone what stands around the form', async ({ page }) => {
  await page.goto(formPath('fr'));
  const footer = page.getByRole('contentinfo');
  const before = await footer.innerHTML();
  await untilHydrated(page);
  expect(await footer.innerHTML()).toBe(before);
});

test('a page that React has to make anew is whole', async ({ page, visitor }) => {
  // Like an extension that changes a word which React knows.
  await page.route(formPath('fr'), async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace(/(<a href="#main"[^>]*>)[^<]*/, '$1changed'),
    });
  });
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  await page.goto(formPath('fr'));
  await untilHydrated(page);
  expect(faults.join()).toContain('418');
  await expect(page.getByRole('link', { name: 'changed' })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).not.toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link')).not.toHaveCount(0);
  expect(await page.title()).not.toBe('');
  await expect(page.locator('body')).not.toHaveCSS('font-family', /^(serif|"Times)/);
  await fill(page, 'fr', visitor);
  await button(page, 'fr').click();
  await expect(sentTitle(page, 'fr')).toBeVisible();
  await expect(field(page, 'fr', 'lastName')).toHaveCount(0);
});
