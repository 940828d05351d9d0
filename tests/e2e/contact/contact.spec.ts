import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { callTime } from '../../../src/clock/call-time.ts';
import { formatTag, type Locale, localeCodes } from '../../../src/locales.ts';
import { localePath } from '../../../src/routes.ts';
import { company, timings } from '../../../src/site.ts';
import { referredPath, referrer } from '../../referrer.ts';
import { words } from '../../words.ts';
import { sidewaysOverflow } from '../overflow.ts';
import { newAddress, person, readLeads } from './submission.ts';

/** The state folder of the server that Playwright starts. */
const state = '.wrangler/e2e';
const names = ['firstName', 'lastName', 'email', 'phone'] as const;

const formPath = (locale: Locale) => referredPath(locale).toLowerCase();
const field = (page: Page, locale: Locale, name: (typeof names)[number]) =>
  page.getByLabel(words(locale, `contact.${name}.label`), { exact: true });
const button = (page: Page, locale: Locale) =>
  page.getByRole('button', { name: words(locale, 'contact.submit') });
const alert = (page: Page) => page.getByRole('alert');
const sentTitle = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: words(locale, 'contact.sent.title') });
const sentMessage = (locale: Locale) =>
  words(locale, 'contact.sent.message', { name: referrer.name, brand: company.brand });

let email: string;

test.beforeEach(async ({ page }) => {
  email = `${crypto.randomUUID()}@planted.example`;
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
});

async function fill(page: Page, locale: Locale, changes: Partial<typeof person> = {}) {
  for (const [name, value] of Object.entries({ ...person, email, ...changes })) {
    await field(page, locale, name as (typeof names)[number]).fill(value);
  }
}

/** Whether React has taken over the form: before, the document itself would be posted. */
async function untilHydrated(page: Page): Promise<void> {
  const isHydrated = (form: Element) => Object.keys(form).some((key) => key.startsWith('__react'));
  const form = page.getByRole('main').locator('form');
  await expect.poll(() => form.evaluate(isHydrated), { timeout: 15_000 }).toBe(true);
}

async function expectReach(place: Locator): Promise<void> {
  for (const href of [`tel:${company.phone}`, `mailto:${company.email}`]) {
    await expect(place.locator(`a[href="${href}"]:visible`)).toHaveCount(1);
  }
}

/** A moment in France, for the placeholders of a message. */
function inParis(locale: Locale, moment: Date): Record<string, string> {
  const format = (options: Intl.DateTimeFormatOptions) =>
    moment.toLocaleString(formatTag(locale), { timeZone: 'Europe/Paris', ...options });
  return {
    'moment, date, long': format({
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
    }),
    'moment, time, short': format({ hour: 'numeric', minute: '2-digit' }),
  };
}

/** Success says when the lead came in, who sent it on, by when we call, and where to choose. */
async function expectRunningOrder(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: words(locale, 'contact.sent.order') }),
  ).toBeVisible();
  const [receivedAt, due] = await main
    .locator('dl time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  const received = new Date(receivedAt ?? '');
  expect(Math.abs(Date.now() - received.getTime())).toBeLessThan(60_000);
  const call = new Date(callTime(received.getTime()));
  expect(due).toBe(call.toISOString());
  for (const text of [
    words(locale, 'contact.sent.received.text', inParis(locale, received)),
    words(locale, 'contact.sent.call.text', inParis(locale, call)),
    `${referrer.name}, ${referrer.company}`,
  ]) {
    await expect(main.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
  }
  await expect(main.getByRole('link', { name: words(locale, 'action.schedule') })).toBeVisible();
}

const leadsOf = async (address: string) =>
  (await readLeads(state)).filter((lead) => lead.email === address);

/** Takes the form's ticket away, as a day or a change of the secret does. */
async function spoilTicket(page: Page): Promise<void> {
  await page.locator('input[name=token]').evaluate((input: HTMLInputElement) => {
    input.value = 'mwpdm5t5.00';
  });
}

/** Lets the browser fill in a form with all that it knows of a person, starting at the first name. */
async function autofill(page: Page): Promise<void> {
  const known = {
    NAME_FIRST: person.firstName,
    NAME_LAST: person.lastName,
    NAME_FULL: `${person.firstName} ${person.lastName}`,
    EMAIL_ADDRESS: email,
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

/** Notes in the page when its loading state and its form arrive: milliseconds, 0 for never. */
function noteArrivals(loading: string): void {
  const arrivals = { loading: 0, form: 0 };
  new MutationObserver(() => {
    const status = document.querySelector('[role=status]')?.textContent;
    if (status === loading) arrivals.loading ||= performance.now();
    if (document.querySelector('form')) arrivals.form ||= performance.now();
    sessionStorage.arrivals = JSON.stringify(arrivals);
  }).observe(document, { childList: true, subtree: true });
}

for (const locale of localeCodes) {
  test.describe(`in ${locale}`, () => {
    test('loading, form, bad field, sending, success', async ({ page }) => {
      await page.addInitScript(noteArrivals, words(locale, 'contact.loading'));
      await page.goto(formPath(locale));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        words(locale, 'contact.title'),
      );
      await expect(button(page, locale)).toBeVisible();
      const arrivals = JSON.parse(String(await page.evaluate(() => sessionStorage.arrivals)));
      expect(arrivals.loading).toBeGreaterThan(0);
      expect(arrivals.form).toBeGreaterThan(timings.contactLoading - 50);
      expect(arrivals.form).toBeGreaterThan(arrivals.loading);
      await expect(page.getByText(words(locale, 'contact.loading'))).toHaveCount(0);
      const { name, company: employer } = referrer;
      const referral = { name, company: employer, brand: company.brand };
      await expect(page.getByText(words(locale, 'contact.referral', referral))).toBeVisible();
      for (const name of names) {
        const input = field(page, locale, name);
        await expect(input).toHaveAttribute(
          'placeholder',
          words(locale, `contact.${name}.placeholder`),
        );
        await expect(input).toHaveAttribute('required');
      }

      await untilHydrated(page);
      await fill(page, locale, { phone: '12' });
      const sent = performance.now();
      await button(page, locale).click();
      const sending = page.getByRole('button', { name: words(locale, 'contact.submitting') });
      await expect(sending).toBeDisabled();
      await expect(page.getByRole('status')).toHaveText(words(locale, 'contact.submitting'));
      const phone = field(page, locale, 'phone');
      await expect(phone).toHaveAccessibleDescription(words(locale, 'contact.invalid.phone'));
      expect(performance.now() - sent).toBeGreaterThan(timings.contactSubmitting - 50);
      await expect(phone).toBeFocused();
      await expect(field(page, locale, 'firstName')).toHaveValue(person.firstName);

      await phone.fill(person.phone);
      await expect(phone).toHaveAccessibleDescription('');
      await expect(phone).not.toHaveAttribute('aria-invalid');
      await phone.fill('12');
      await expect(phone).toHaveAccessibleDescription(words(locale, 'contact.invalid.phone'));
      await phone.fill(person.phone);
      await button(page, locale).click();
      await expect(sentTitle(page, locale)).toBeFocused();
      await expect(page.getByText(sentMessage(locale))).toBeVisible();
      await expectRunningOrder(page, locale);
      await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
    });

    test('an error card in place of the form', async ({ page }) => {
      for (const [query, message] of [
        ['', 'contact.error.missing'],
        ['?ref=nope', 'contact.error.invalid'],
      ] as const) {
        await page.goto(localePath(locale, 'contact') + query);
        await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
        await expect(alert(page)).toContainText(words(locale, message));
        await expect(field(page, locale, 'email')).toHaveCount(0);
        await expectReach(page.getByRole('main'));
        const booking = page.getByRole('main').getByRole('link', {
          name: words(locale, 'action.book'),
        });
        await expect(booking).toBeVisible();
      }
    });

    test('who comes without a code, or with a wrong one, types it and goes on', async ({
      page,
    }) => {
      const code = page.getByLabel(words(locale, 'contact.code.label'), { exact: true });
      const open = page.getByRole('button', { name: words(locale, 'contact.code.submit') });
      await page.goto(localePath(locale, 'contact'));
      await expect(code).toHaveAccessibleDescription(words(locale, 'contact.code.hint'));
      await open.click();
      await expect(code).toBeFocused();
      await code.fill('unknown');
      await open.click();
      await expect(alert(page)).toContainText(words(locale, 'contact.error.invalid'));
      await expect(code).toHaveValue('UNKNOWN');
      await code.fill(`${referrer.code.toLowerCase()} `);
      await code.press('Enter');
      await expect(button(page, locale)).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(localePath(locale, 'contact'));
    });

    test('a form that has expired says so; sent again, it arrives', async ({ page }) => {
      await page.goto(formPath(locale));
      await untilHydrated(page);
      await fill(page, locale);
      await spoilTicket(page);
      await button(page, locale).click();
      await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
      await expect(alert(page)).toContainText(words(locale, 'contact.error.again'));
      await expect(button(page, locale)).toBeFocused();
      await expect(field(page, locale, 'email')).toHaveValue(email);
      expect(await leadsOf(email)).toEqual([]);
      // At once: the new ticket is younger than three seconds.
      await button(page, locale).click();
      await expect(sentTitle(page, locale)).toBeFocused();
      expect(await leadsOf(email)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
    });

    test('the browser’s autofill leaves the honeypot alone', async ({ page }) => {
      await page.goto(formPath(locale));
      await expect(button(page, locale)).toBeVisible();
      await autofill(page);
      await expect(field(page, locale, 'email')).toHaveValue(email);
      await expect(field(page, locale, 'phone')).not.toHaveValue('');
      await expect(honeypot(page)).toHaveValue('');
    });

    test.describe('without scripting', () => {
      test.use({ javaScriptEnabled: false });

      test('a form that has expired says so; sent again, it arrives', async ({ page }) => {
        await page.goto(formPath(locale));
        await fill(page, locale);
        await spoilTicket(page);
        await button(page, locale).click();
        await expect(alert(page)).toContainText(words(locale, 'contact.error.title'));
        await expect(alert(page)).toContainText(words(locale, 'contact.error.again'));
        await expect(field(page, locale, 'email')).toHaveValue(email);
        expect(await leadsOf(email)).toEqual([]);
        await button(page, locale).click();
        await expect(sentTitle(page, locale)).toBeVisible();
        expect(await leadsOf(email)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
      });

      test('bad field, success, and a reload stores nothing again', async ({ page }) => {
        await page.goto(formPath(locale));
        await expect(page.getByText(words(locale, 'contact.loading'))).toBeHidden();
        await fill(page, locale, { phone: '12' });
        await button(page, locale).click();
        const phone = field(page, locale, 'phone');
        await expect(phone).toHaveAccessibleDescription(words(locale, 'contact.invalid.phone'));
        await expect(phone).toHaveValue('12');
        await expect(field(page, locale, 'lastName')).toHaveValue(person.lastName);

        await phone.fill(person.phone);
        await button(page, locale).click();
        await expect(sentTitle(page, locale)).toBeVisible();
        await expect(page.getByText(sentMessage(locale))).toBeVisible();
        const address = new URL(page.url());
        expect(address.pathname).toBe(localePath(locale, 'contact'));
        expect([...address.searchParams.keys()]).toEqual(['ref', 'sent']);
        await expectRunningOrder(page, locale);
        const order = await page.getByRole('status').locator('dl').innerText();
        await page.reload();
        await expect(sentTitle(page, locale)).toBeVisible();
        expect(await page.getByRole('status').locator('dl').innerText()).toBe(order);
        expect(await leadsOf(email)).toMatchObject([
          { locale, affiliate: referrer.code, phone: '+33199007273', suspicion: null },
        ]);
      });
    });
  });
}

test('the honeypot is kept from people and from what fills in forms for them', async ({ page }) => {
  await page.goto(formPath('en'));
  await untilHydrated(page);
  const attributes = {
    autocomplete: 'off',
    'data-1p-ignore': 'true',
    'data-bwignore': 'true',
    'data-lpignore': 'true',
    'data-form-type': 'other',
  };
  for (const [name, value] of Object.entries(attributes)) {
    await expect(honeypot(page)).toHaveAttribute(name, value);
  }
  // A robot that looks for `display: none` or `type="hidden"` finds neither.
  const isRendered = (input: Element) => input.getClientRects().length > 0;
  expect(await honeypot(page).evaluate(isRendered)).toBe(true);
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(names.length);
  await field(page, 'en', 'firstName').focus();
  await page.keyboard.press('Shift+Tab');
  await expect(honeypot(page)).not.toBeFocused();
});

test('a corrected form that is sent at once is like any other', async ({ page }) => {
  await page.goto(formPath('en'));
  await untilHydrated(page);
  await fill(page, 'en');
  await button(page, 'en').click();
  await expect(sentTitle(page, 'en')).toBeFocused();
  expect(await leadsOf(email)).toMatchObject([{ suspicion: null, delivery: 'pending' }]);
});

test('the native checks come first', async ({ page }) => {
  await page.goto(formPath('en'));
  await button(page, 'en').click();
  await expect(field(page, 'en', 'firstName')).toBeFocused();
  await expect(button(page, 'en')).toBeEnabled();
  await fill(page, 'en', { email: 'no address' });
  await button(page, 'en').click();
  await expect(field(page, 'en', 'email')).toBeFocused();
});

test('a failure shows above the button with the values kept; the next try succeeds', async ({
  page,
}) => {
  await page.goto(formPath('fr'));
  await untilHydrated(page);
  await page.waitForTimeout(2500);
  await fill(page, 'fr');
  await page.route('**/RSC/**', (route) => route.abort());
  await button(page, 'fr').click();
  await expect(alert(page)).toContainText(words('fr', 'contact.error.sending'));
  await expect(alert(page)).toContainText(words('fr', 'contact.help.sending'));
  await expectReach(alert(page));
  await expect(button(page, 'fr')).toBeFocused();
  const [above, below] = [await alert(page).boundingBox(), await button(page, 'fr').boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await expect(field(page, 'fr', 'email')).toHaveValue(email);
  await page.unroute('**/RSC/**');
  await button(page, 'fr').click();
  await expect(sentTitle(page, 'fr')).toBeVisible();
  expect(await leadsOf(email)).toMatchObject([{ suspicion: null }]);
});

test('who corrects a field six times is not refused for it', async ({ page }) => {
  await page.goto(formPath('de'));
  await untilHydrated(page);
  await fill(page, 'de', { phone: '12' });
  for (let count = 0; count < 6; count++) {
    await button(page, 'de').click();
    await expect(field(page, 'de', 'phone')).toBeFocused();
  }
  await field(page, 'de', 'phone').fill(person.phone);
  await button(page, 'de').click();
  await expect(sentTitle(page, 'de')).toBeVisible();
});

test('the header hides neither the field that has the focus nor its label', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(formPath('de'));
  await untilHydrated(page);
  const header = await page.getByRole('banner').boundingBox();
  // Backwards, so that each field comes in at the top.
  await button(page, 'de').focus();
  await page.evaluate(() =>
    window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
  );
  for (const name of [...names].reverse()) {
    await page.keyboard.press('Shift+Tab');
    await expect(field(page, 'de', name)).toBeFocused();
    const label = page.locator(`label[for=${name}]`);
    const visible = async () => (await label.boundingBox())?.y ?? 0;
    await expect.poll(visible).toBeGreaterThanOrEqual(header?.height ?? 640);
  }
});

test('on a low phone the first view shows fields of the form', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(formPath('de'));
  await expect(field(page, 'de', 'lastName')).toBeInViewport({ ratio: 1 });
});

test('a triple click is one lead', async ({ page }) => {
  await page.goto(formPath('en'));
  await untilHydrated(page);
  await fill(page, 'en');
  await button(page, 'en').click({ clickCount: 3, noWaitAfter: true });
  await expect(sentTitle(page, 'en')).toBeVisible();
  expect(await leadsOf(email)).toHaveLength(1);
});

test('a forged receipt shows the form, not success', async ({ page }) => {
  await page.goto(`${formPath('en')}&sent=mwpdm5t5.00`);
  await expect(button(page, 'en')).toBeVisible();
  await expect(sentTitle(page, 'en')).toHaveCount(0);
});

test('the links to the other languages keep the code', async ({ page, baseURL }) => {
  await page.goto(formPath('en'));
  const link = page
    .locator('#languages')
    .getByRole('link', { name: 'Deutsch', includeHidden: true });
  await expect(link).toHaveAttribute('href', baseURL + formPath('de'));
});

test('the skip link and the address bar leave a filled form alone', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('response', (response) => {
    if (response.url().includes('/RSC/')) faults.push(response.url());
  });
  await page.goto(formPath('en'));
  await untilHydrated(page);
  await fill(page, 'en');
  await page.getByRole('link', { name: words('en', 'skip.content') }).press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.goBack();
  await expect(field(page, 'en', 'email')).toHaveValue(email);
  expect(faults).toEqual([]);
});

test('every state is accessible, and fits a small phone with large targets', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const check = async () => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    expect(await sidewaysOverflow(page)).toEqual([]);
  };
  await page.goto('/de/contact');
  await check();
  await page.goto(formPath('de'));
  await untilHydrated(page);
  await check();
  for (const target of [field(page, 'de', 'email'), button(page, 'de')]) {
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  await fill(page, 'de', { phone: '12' });
  await button(page, 'de').click();
  await expect(field(page, 'de', 'phone')).toBeFocused();
  await check();
  await field(page, 'de', 'phone').fill(person.phone);
  await button(page, 'de').click();
  await expect(sentTitle(page, 'de')).toBeVisible();
  await check();
});
