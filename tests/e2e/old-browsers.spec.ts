import { expect, type Page, type Route } from 'playwright/test';
import { locales } from '#src/facts/locales.ts';
import { fill, openForm, send, test } from './contact/form-page.ts';
import { sidewaysOverflow } from './overflow.ts';
import { collectErrors } from './reports.ts';

/** Changes the text of a response. */
async function rewrite(route: Route, change: (text: string) => string): Promise<void> {
  const response = await route.fetch();
  await route.fulfill({ response, body: change(await response.text()) });
}

/** Takes away popovers and `:has()`, which Safari 16, Chrome 113 and Firefox 124 lack in part. */
async function makeOld(page: Page): Promise<void> {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover']) {
      Reflect.deleteProperty(HTMLElement.prototype, name);
    }
  });
  await page.route('**/*.css', (route) =>
    rewrite(route, (css) => css.replaceAll(/:(has\(|popover-open)/g, ':unknown-$1')),
  );
  await page.route(
    ({ pathname }) => !pathname.includes('.'),
    (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      return rewrite(route, (html) => html.replaceAll(/ popover(target)?="/gi, ' data-$&'));
    },
  );
}

test('without popovers and :has() the site works', async ({ page, visitor }) => {
  const errors = collectErrors(page);
  await makeOld(page);
  await page.goto('/');
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(100);
    await expect(page.locator('#menu')).toBeHidden();
    await expect(page.locator('#languages')).toBeHidden();
    expect(await sidewaysOverflow(page)).toEqual([]);
    for (const { name } of Object.values(locales)) {
      await expect(page.getByRole('link', { name, exact: true })).toHaveCount(1);
    }
    // Each price once, for the commitment that needs no choice.
    const shown = page.locator('#pricing [data-shown-for]:visible');
    const months = await shown.evaluateAll((all) => all.map(({ dataset }) => dataset.shownFor));
    expect(new Set(months)).toEqual(new Set(['1']));
    await expect(page.locator('#pricing').getByRole('radio')).toHaveCount(0);
  }
  await openForm(page, 'en');
  await fill(page, 'en', visitor);
  await send(page, 'en');
  expect(errors).toEqual([]);
});
