import { expect, type Page } from 'playwright/test';
import { words } from '../words.ts';
import { button, fill, formPath, sentTitle, test, untilHydrated } from './contact/form-page.ts';

type Lack = {
  /** What the style sheet loses: a name that the browser would not know. */
  style?: [known: RegExp, unknown: string];
  /** What the page loses. */
  html?: RegExp;
  /** What scripts lose, by the class that has it. */
  members?: Readonly<Record<string, readonly string[]>>;
  /** What a selector must not hold: a script that queries with it gets an error. */
  selector?: string;
};

/** Chromium without a feature that the oldest browsers we support may lack. */
async function openWithout(page: Page, { style, html, members = {}, selector }: Lack, path = '/') {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  if (selector) await page.addInitScript(refuseSelector, selector);
  await page.addInitScript((lost) => {
    for (const [owner, names] of Object.entries(lost)) {
      for (const name of names) Reflect.deleteProperty(Reflect.get(window, owner).prototype, name);
    }
  }, members);
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (type !== 'stylesheet' && type !== 'document') return route.continue();
    const response = await route.fetch();
    const body = await response.text();
    const poorer =
      type === 'document' ? body.replaceAll(html ?? /$^/g, '') : body.replaceAll(...lose(style));
    expect(poorer === body, `${type} loses something`).toBe(type === 'document' ? !html : !style);
    await route.fulfill({ response, body: poorer });
  });
  await page.goto(path);
  await page.waitForLoadState('load');
  return errors;
}

/** Runs in the page: a selector that holds this is invalid. */
function refuseSelector(unknown: string): void {
  for (const { prototype } of [Document, Element]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      const ask = Reflect.get(prototype, name);
      if (!ask) continue;
      Reflect.set(prototype, name, function (this: unknown, selector: string) {
        if (selector.includes(unknown)) throw new SyntaxError(selector);
        return ask.call(this, selector);
      });
    }
  }
}

const lose = (style: Lack['style']): [RegExp, string] => style ?? [/$^/g, ''];

const noPopovers: Lack = {
  style: [/:popover-open/g, ':unknown'],
  // The buttons keep their attribute, and open nothing.
  html: / popover="auto"/g,
  members: { HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'] },
};

test.describe('without popovers', () => {
  test('on a phone the menu is a list that covers nothing', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const errors = await openWithout(page, noPopovers);
    const link = page
      .getByRole('banner')
      .getByRole('link', { name: words('en', 'section.pricing') });
    await expect(link.last()).toBeVisible();
    for (const name of ['nav.menu', 'nav.close']) {
      await expect(page.getByRole('button', { name: words('en', name) })).toBeHidden();
    }
    const title = page.getByRole('heading', { level: 1 });
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport();
    await title.click({ trial: true });
    await link.last().click();
    await expect(page.locator('#pricing')).toBeInViewport();
    expect(errors).toEqual([]);
  });

  test('on a desktop the languages stand in the header', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const errors = await openWithout(page, noPopovers);
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBeLessThan(260);
    expect(errors).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await header.getByRole('link', { name: 'Français' }).click();
    await expect(page).toHaveURL(/\/fr$/);
  });
});

const noHas: Lack = { style: [/:has\(/g, ':unknown('], selector: ':has(' };

test('without :has() the prices of one term show, and the offer of another language', async ({
  page,
}) => {
  await openWithout(page, noHas, '/de');
  const pricing = page.locator('#pricing');
  await expect(pricing.getByRole('radio').first()).toBeHidden();
  await expect(pricing.locator('[data-months]:visible').first()).toBeVisible();
  const shown = await pricing
    .locator('[data-months]:visible')
    .evaluateAll((prices) => prices.map((price) => (price as HTMLElement).dataset.months ?? ''));
  expect(shown.filter((months) => !months.split(' ').includes('1'))).toEqual([]);
  await expect(page.locator('[data-offer]:visible')).toHaveCount(1);
});

test('without :has() the form is sent', async ({ page, visitor }) => {
  const errors = await openWithout(page, noHas, formPath('en'));
  await untilHydrated(page);
  await fill(page, 'en', visitor);
  await button(page, 'en').click();
  await expect(sentTitle(page, 'en')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  // The stylesheet comes late through this test, and the browser gives up the cross-fade.
  expect(errors.filter((error) => !error.includes('ViewTransition'))).toEqual([]);
});
