import { expect, type Page, type Route } from 'playwright/test';
import { message } from '../../message.ts';
import {
  alert,
  button,
  expectReach,
  field,
  fill,
  leadsOf,
  openForm,
  send,
  test,
} from './form-page.ts';

/** Sends the form and waits for the alert. */
async function expectFailure(
  page: Page,
  help: 'sending' | 'unreachable',
  fail: (route: Route) => Promise<void>,
): Promise<void> {
  const checked = Promise.withResolvers<void>();
  await page.route('**/RSC/**', async (route) => {
    await checked.promise;
    await fail(route);
  });
  const sending = page.getByRole('button', { name: message('fr', 'contact.submitting') });
  await button(page, 'fr').click();
  await expect(sending).toBeDisabled();
  // The alert of an earlier attempt is gone, so that the next one is announced.
  await expect(alert(page)).toHaveCount(0);
  checked.resolve();
  for (const id of ['error.title', 'error.sending', `help.${help}`]) {
    await expect(alert(page)).toContainText(message('fr', `contact.${id}`));
  }
  await expect(button(page, 'fr')).toBeFocused();
  await page.unroute('**/RSC/**');
}

test('a failure keeps the values; the next attempt succeeds', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openForm(page, 'fr');
  await fill(page, 'fr', visitor);
  await expectFailure(page, 'unreachable', (route) => route.abort());
  await expectFailure(page, 'sending', (route) => route.fulfill({ status: 429, body: '429' }));
  await expect(button(page, 'fr')).toHaveAccessibleDescription(
    new RegExp(message('fr', 'contact.error.sending')),
  );
  await expectReach(alert(page));
  // The button's focus ring, too. The page scrolls smoothly.
  const below = async () => {
    const { y = 0, height = 0 } = (await button(page, 'fr').boundingBox()) ?? {};
    return { y, end: y + height };
  };
  await expect.poll(async () => (await below()).end).toBeLessThanOrEqual(568 - 6);
  expect((await alert(page).boundingBox())?.y).toBeLessThan((await below()).y);
  // The whole alert is in view, below the header.
  const headerEnd = await page
    .getByRole('banner')
    .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect
    .poll(async () => Math.ceil((await alert(page).boundingBox())?.y ?? 0))
    .toBeGreaterThanOrEqual(headerEnd);
  await expect(field(page, 'fr', 'email')).toHaveValue(visitor.email);
  await send(page, 'fr');
  expect(leadsOf(visitor)).toHaveLength(1);
});

test('fails after 30 s without a response; the next attempt succeeds', async ({
  page,
  visitor,
}) => {
  await page.clock.install();
  await openForm(page, 'fr');
  await fill(page, 'fr', visitor);
  const release = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  await page.route(
    '**/RSC/**',
    async (route) => {
      // The lead is stored, but the response never comes.
      await route.fetch();
      arrived.resolve();
      await release.promise;
      await route.abort();
    },
    { times: 1 },
  );
  await button(page, 'fr').click();
  await arrived.promise;
  await page.clock.runFor(25_000);
  await expect(
    page.getByRole('button', { name: message('fr', 'contact.submitting') }),
  ).toBeDisabled();
  await page.clock.runFor(5000);
  await expect(alert(page)).toContainText(message('fr', 'contact.error.sending'));
  await expect(alert(page)).toContainText(message('fr', 'contact.help.sending'));
  await expect(button(page, 'fr')).toBeFocused();
  await expect(field(page, 'fr', 'email')).toHaveValue(visitor.email);
  await send(page, 'fr');
  release.resolve();
  expect(leadsOf(visitor)).toHaveLength(1);
});
