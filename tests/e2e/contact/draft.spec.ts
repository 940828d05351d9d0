import { expect, type Page } from 'playwright/test';
import { storageKeys } from '../../../src/site.ts';
import { holdBack } from '../hold-back.ts';
import { languageButton, languageLink } from '../language-menu.ts';
import { button, field, fill, formPath, sentTitle, test, untilHydrated } from './form-page.ts';

const kept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), storageKeys.draft);

test('what was typed survives a reload and another language, until it is sent', async ({
  page,
  visitor,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(formPath('de'));
  await untilHydrated(page);
  expect(await kept(page)).toBeNull();
  await fill(page, 'de', visitor);
  await page.reload();
  await expect(field(page, 'de', 'email')).toHaveValue(visitor.email);

  await languageButton(page, 'de').click();
  await languageLink(page, 'fr').click();
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const) {
    await expect(field(page, 'fr', name)).toHaveValue(visitor[name]);
  }
  await button(page, 'fr').click();
  await expect(sentTitle(page, 'fr')).toBeVisible();
  expect(await kept(page)).toBeNull();
});

test('what is typed anew stands before what was kept', async ({ page, visitor }) => {
  await page.addInitScript((key) => {
    sessionStorage.setItem(key, '{"firstName":"Kept","lastName":"Kept","email":7}');
  }, storageKeys.draft);
  // React is loaded late: until then the visitor types into the server's form.
  const release = await holdBack(page, /\.js$/);
  await page.goto(formPath('en'), { waitUntil: 'commit' });
  await field(page, 'en', 'firstName').fill(visitor.firstName);
  release();
  await untilHydrated(page);
  await expect(field(page, 'en', 'lastName')).toHaveValue('Kept');
  await expect(field(page, 'en', 'firstName')).toHaveValue(visitor.firstName);
  await expect(field(page, 'en', 'email')).toHaveValue('');
});

test('a storage that holds something else, or is blocked, breaks nothing', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  for (const value of ['{', 'null', '[]', '7', '"text"']) {
    await page.goto('/about');
    await page.evaluate(([key, text]) => sessionStorage.setItem(key, text), [
      storageKeys.draft,
      value,
    ] as const);
    await page.goto(formPath('en'));
    await untilHydrated(page);
    await expect(field(page, 'en', 'firstName')).toHaveValue('');
  }
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await page.goto(formPath('en'));
  await untilHydrated(page);
  await field(page, 'en', 'firstName').fill('Anna');
  await expect(field(page, 'en', 'firstName')).toHaveValue('Anna');
  expect(faults).toEqual([]);
});
