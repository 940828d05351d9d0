import { expect, type Page } from 'playwright/test';
import { fieldNames } from '#src/contact/fields.ts';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { findChromium } from '../../chromium.ts';
import type { Person } from '../../person.ts';
import { field, openForm, test } from './form-page.ts';

/** Lets the browser's autofill complete the form, starting at the first name. */
async function autofill(page: Page, visitor: Person): Promise<void> {
  const known = {
    NAME_FIRST: visitor.firstName,
    NAME_LAST: visitor.lastName,
    NAME_FULL: `${visitor.firstName} ${visitor.lastName}`,
    EMAIL_ADDRESS: visitor.email,
    PHONE_HOME_WHOLE_NUMBER: '+33199007273',
    COMPANY_NAME: 'Planted SARL',
    ADDRESS_HOME_STREET_ADDRESS: '72 rue des Ondes',
    ADDRESS_HOME_CITY: 'Paris',
    ADDRESS_HOME_ZIP: '75011',
    ADDRESS_HOME_COUNTRY: 'FR',
  };
  const fields = Object.entries(known).map(([name, value]) => ({ name, value }));
  const browser = await page.context().newCDPSession(page);
  await browser.send('Autofill.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeId } = await browser.send('DOM.querySelector', {
    nodeId: root.nodeId,
    selector: '#firstName',
  });
  const { node } = await browser.send('DOM.describeNode', { nodeId });
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
}

const honeypot = (page: Page) =>
  page.locator('main form input:not([type=hidden])').and(page.locator('[tabindex="-1"]'));

test('autofill leaves the honeypot empty in every language', async ({
  playwright,
  launchOptions,
  baseURL,
  visitor,
}) => {
  // The headless shell has no autofill.
  const executablePath = String(findChromium());
  const browser = await playwright.chromium.launch({ ...launchOptions, executablePath });
  const context = await browser.newContext({ baseURL: String(baseURL), locale: 'en' });
  const visit = async (locale: Locale) => {
    const page = await context.newPage();
    await openForm(page, locale);
    // The command does nothing until Chromium has parsed the form, which no event reports.
    await expect(async () => {
      await autofill(page, visitor);
      await expect(field(page, locale, 'email')).toHaveValue(visitor.email, { timeout: 2000 });
    }).toPass();
    await expect(field(page, locale, 'phone')).not.toHaveValue('');
    await expect(honeypot(page)).toHaveValue('');
    await page.close();
  };
  await Promise.all(localeCodes.map(visit));
  await browser.close();
});

test('hides the honeypot from people and screen readers', async ({ page }) => {
  await openForm(page, 'en');
  // Robots look for `display: none` and `type="hidden"`, so the field has neither.
  const isRendered = (input: Element) => input.getClientRects().length > 0;
  expect(await honeypot(page).evaluate(isRendered)).toBe(true);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(fieldNames.length);
  await field(page, 'en', 'firstName').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(honeypot(page)).not.toBeFocused();
});
