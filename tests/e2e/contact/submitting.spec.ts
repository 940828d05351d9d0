import { expect, type Locator, type Page } from 'playwright/test';
import { eachField, fieldNames } from '#src/contact/fields.ts';
import { company } from '#src/facts/business.ts';
import { type Locale, localeCodes } from '#src/facts/locales.ts';
import { submittingMs } from '#src/timing.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { type Person, person } from '../../person.ts';
import { delayRequest } from '../delay-request.ts';
import { freshFetch } from '../fresh-fetch.ts';
import { languageButton, languageLink } from '../language-menu.ts';
import { collectErrors } from '../reports.ts';
import {
  alert,
  button,
  expectReach,
  field,
  fill,
  formPath,
  leadsOf,
  openForm,
  send,
  sentMessage,
  sentTitle,
  test,
  untilHydrated,
} from './form-page.ts';
import { postDocument, readForm } from './submission.ts';

/**
 * Expects the success to name the affiliate and the brand, the time of the lead, the affiliate who referred it, the deadline of
 * our call, and the link to choose a time.
 */
async function expectRunningOrder(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  await expect(main.getByText(sentMessage(locale))).toBeVisible();
  await expect(
    main.getByRole('heading', { name: message(locale, 'contact.sent.order') }),
  ).toBeVisible();
  const [received = 0, due = 0] = await main
    .locator('dl time')
    .evaluateAll((times) => times.map((time) => Date.parse((time as HTMLTimeElement).dateTime)));
  expect(Math.abs(Date.now() - received)).toBeLessThan(60_000);
  expect(due).toBeGreaterThan(received);
  const referredBy = `${affiliate.name}, ${affiliate.company}`;
  await expect(main.getByRole('definition').filter({ hasText: referredBy })).toHaveCount(1);
  await expect(main.getByRole('link', { name: message(locale, 'action.book') })).toBeVisible();
  // Says how to correct a typo in the details.
  await expectReach(main.getByRole('definition').filter({ hasText: person.phone }));
}

/** Expects no red outline around the title that has the focus, which would look like an error. */
async function expectUnmarked(title: Locator): Promise<void> {
  await expect(title).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
}

test('goes from an invalid field to success', async ({ page, visitor }) => {
  await openForm(page, 'fr');
  await expect(page.getByText(message('fr', 'contact.loading'))).toBeHidden();
  await fill(page, 'fr', { ...visitor, phone: ' ' });
  let posts = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST') posts++;
  });
  let release = await delayRequest(page, '**/RSC/**');
  const sent = performance.now();
  await button(page, 'fr').click();
  const sending = page.getByRole('button', { name: message('fr', 'contact.submitting') });
  await expect(sending).toBeDisabled();
  await expect(page.getByRole('status')).toBeFocused();
  // An extension or a script may submit the form meanwhile.
  await page.locator('form').evaluate((form: HTMLFormElement) => form.requestSubmit());
  await expect(page.getByRole('status')).toHaveText(message('fr', 'contact.submitting'));
  await release();
  const phone = field(page, 'fr', 'phone');
  await expect(phone).toHaveAccessibleDescription(message('fr', 'contact.invalid.required'));
  expect(performance.now() - sent).toBeGreaterThan(submittingMs - 50);
  await expect(phone).toBeFocused();
  expect(posts).toBe(1);
  await expect(field(page, 'fr', 'firstName')).toHaveValue(visitor.firstName);
  // The field's own error is enough.
  await expect(page.getByRole('alert')).toHaveCount(0);

  await phone.fill(visitor.phone);
  release = await delayRequest(page, '**/RSC/**');
  await button(page, 'fr').click();
  await expect(page.getByRole('status')).toHaveText(message('fr', 'contact.submitting'));
  await expect(page.getByRole('status')).toBeFocused();
  await release();
  await expect(sentTitle(page, 'fr')).toBeFocused();
  await expectRunningOrder(page, 'fr');
  await expectUnmarked(sentTitle(page, 'fr'));
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('goes from an invalid field to success', async ({ page, visitor }) => {
    // German has the longest menu above the form.
    const locale = 'de';
    await page.goto(formPath(locale));
    await expect(page.getByText(message(locale, 'contact.loading'))).toBeHidden();
    const title = page.getByRole('heading', { name: message(locale, 'contact.form.title') });
    // No empty gap above the form; 500 px allows for the menu, whose height depends on the fonts.
    const above = await page.getByRole('heading', { level: 1 }).boundingBox();
    const gap = Number((await title.boundingBox())?.y) - Number(above?.y) - Number(above?.height);
    expect(gap).toBeLessThan(500);
    await fill(page, locale, { ...visitor, phone: ' ' });
    await button(page, locale).click();
    await expectRefusal(page, locale, visitor);
    await expect(field(page, locale, 'phone')).toBeFocused();

    await field(page, locale, 'phone').fill(visitor.phone);
    await send(page, locale);
    await expect(sentTitle(page, locale)).toBeInViewport();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(formPath(locale));
    await expectRunningOrder(page, locale);
    await expectUnmarked(sentTitle(page, locale));
    const order = await page.getByRole('main').locator('dl').first().innerText();
    // Posts the form again, which is the same lead.
    await page.reload();
    await expect(sentTitle(page, locale)).toBeVisible();
    expect(await page.getByRole('main').locator('dl').first().innerText()).toBe(order);
    expect(leadsOf(visitor)).toHaveLength(1);
  });

  test('form, refusal and success are in the language of the page', async ({ page, baseURL }) => {
    const posted = await Promise.all(
      localeCodes.map((locale) => postForm(String(baseURL), locale)),
    );
    for (const { locale, visitor, form, refused, sent } of posted) {
      await page.setContent(form);
      await expectForm(page, locale);
      await page.setContent(refused);
      await expectRefusal(page, locale, visitor);
      await page.setContent(sent);
      await expect(sentTitle(page, locale)).toBeVisible();
      await expectRunningOrder(page, locale);
      expect(leadsOf(visitor)).toMatchObject([
        { locale, affiliate: affiliate.code, phone: visitor.phone },
      ]);
    }
  });
});

/** Returns the documents of the form in a language: new, posted with an error, and posted. */
async function postForm(url: string, locale: Locale) {
  const path = formPath(locale);
  const visitor = { ...person, email: `${crypto.randomUUID()}@planted.example` };
  const form = await (await freshFetch(url + path)).text();
  const hidden = await readForm(url, path);
  const post = async (typed: typeof visitor) =>
    (await postDocument(url, path, [...hidden, ...Object.entries(typed)])).text();
  const refused = await post({ ...visitor, phone: ' ' });
  return { locale, visitor, form, refused, sent: await post(visitor) };
}

async function expectForm(page: Page, locale: Locale): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message(locale, 'contact.title'),
  );
  const { name, company: employer } = affiliate;
  const values = { name, company: employer, brand: company.brand };
  await expect(page.getByText(message(locale, 'contact.affiliate', values))).toBeVisible();
  await expect(
    page.getByRole('heading', { name: message(locale, 'contact.form.title') }),
  ).toBeVisible();
  for (const name of fieldNames) {
    const placeholder = message(locale, `contact.${name}.placeholder`);
    await expect(field(page, locale, name)).toHaveAttribute('placeholder', placeholder);
    await expect(field(page, locale, name)).toHaveAttribute('required');
  }
  await expect(button(page, locale)).toBeVisible();
}

async function expectRefusal(page: Page, locale: Locale, visitor: Person): Promise<void> {
  const phone = field(page, locale, 'phone');
  await expect(phone).toHaveAccessibleDescription(message(locale, 'contact.invalid.required'));
  await expect(phone).toHaveValue(' ');
  await expect(field(page, locale, 'lastName')).toHaveValue(visitor.lastName);
}

test('the browser validates first; a triple click sends once', async ({ page, visitor }) => {
  await openForm(page, 'de');
  await button(page, 'de').click();
  const [first, email] = [field(page, 'de', 'firstName'), field(page, 'de', 'email')];
  await expect(first).toBeFocused();
  await expect(first).toHaveJSProperty('validationMessage', 'Please fill out this field.');
  await expect(button(page, 'de')).toBeEnabled();
  await fill(page, 'de', { ...visitor, email: 'no address' });
  await button(page, 'de').click();
  await expect(email).toBeFocused();
  await email.fill(visitor.email);

  const release = await delayRequest(page, '**/RSC/**');
  await button(page, 'de').click({ clickCount: 3, noWaitAfter: true });
  const phone = field(page, 'de', 'phone');
  await expect(phone).not.toBeEditable();
  await phone.focus();
  await page.keyboard.type('99');
  await expect(phone).toHaveValue(visitor.phone);
  await release();
  await expect(sentTitle(page, 'de')).toBeVisible();
  expect(leadsOf(visitor)).toHaveLength(1);
});

test('the success has the address of the form, and its lead is not stored again by Back', async ({
  page,
  visitor,
}) => {
  await page.goto('/cgv');
  await page.goto(`${formPath('en')}&utm_source=letter`);
  await untilHydrated(page);
  await fill(page, 'en', visitor);
  await page.getByRole('link', { name: message('en', 'skip.content') }).press('Enter');
  await page.goBack();
  await expect(field(page, 'en', 'email')).toHaveValue(visitor.email);
  const url = page.url();
  await send(page, 'en');
  expect(page.url()).toBe(url);
  const order = await page.getByRole('main').locator('dl').first().innerText();

  await page.goBack();
  await expect(page).toHaveURL('/cgv');
  await openForm(page, 'en');
  for (const name of fieldNames) await expect(field(page, 'en', name)).toHaveValue('');
  await fill(page, 'en', visitor);
  await send(page, 'en');
  expect(await page.getByRole('main').locator('dl').first().innerText()).toBe(order);
  expect(leadsOf(visitor)).toHaveLength(1);
});

test('a form that is posted before hydration keeps its success', async ({ page, visitor }) => {
  const errors = collectErrors(page);
  const release = await delayRequest(page, '**/assets/index-*.js');
  await page.goto(formPath('fr'), { waitUntil: 'commit' });
  await fill(page, 'fr', visitor);
  await button(page, 'fr').click({ noWaitAfter: true });
  await expect(sentTitle(page, 'fr')).toBeVisible();
  await release();
  await untilHydrated(page, sentTitle(page, 'fr'));
  await expect(sentTitle(page, 'fr')).toBeFocused();
  await expect(page.getByText(visitor.email)).toBeVisible();
  expect(errors).toEqual([]);
  expect(leadsOf(visitor)).toHaveLength(1);
});

test('a code that is no longer known is an invalid one, and the values stay', async ({
  page,
  visitor,
}) => {
  await openForm(page, 'fr');
  await fill(page, 'fr', visitor);
  await page.locator('form [name=ref]').evaluate((input: HTMLInputElement) => {
    input.value = 'GONE72';
  });
  await button(page, 'fr').click();
  await expect(alert(page)).toContainText(message('fr', 'contact.error.invalid'));
  await expectReach(alert(page));
  await expect(field(page, 'fr', 'email')).toHaveValue(visitor.email);
  await expect(button(page, 'fr')).toBeFocused();
  expect(leadsOf(visitor)).toEqual([]);
});

test('a reload and another language keep the entries', async ({ page, visitor }) => {
  const expectTyped = async (locale: Locale, typed: typeof visitor) => {
    for (const name of fieldNames) {
      await expect(field(page, locale, name)).toHaveValue(typed[name]);
    }
  };
  await openForm(page, 'en');
  await fill(page, 'en', visitor);
  await page.reload();
  await expectTyped('en', visitor);
  await languageButton(page, 'en').click();
  await languageLink(page, 'fr').click();
  await untilHydrated(page);
  await expectTyped('fr', visitor);
  await send(page, 'fr');
  expect(leadsOf(visitor)).toMatchObject([{ ...visitor, locale: 'fr' }]);
  await openForm(page, 'fr');
  await expectTyped(
    'fr',
    eachField(() => ''),
  );
});

test('what is typed before hydration wins over a draft, and joins it', async ({
  page,
  visitor,
}) => {
  await openForm(page, 'en');
  await field(page, 'en', 'firstName').fill('Inès');
  await field(page, 'en', 'lastName').fill(visitor.lastName);
  const release = await delayRequest(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'en', 'firstName').fill(visitor.firstName);
  await field(page, 'en', 'email').fill(visitor.email);
  await release();
  await expect(field(page, 'en', 'lastName')).toHaveValue(visitor.lastName);
  for (const locale of ['en', 'fr'] as const) {
    await page.goto(formPath(locale));
    await untilHydrated(page);
    await expect(field(page, locale, 'firstName')).toHaveValue(visitor.firstName);
    await expect(field(page, locale, 'lastName')).toHaveValue(visitor.lastName);
    await expect(field(page, locale, 'email')).toHaveValue(visitor.email);
  }
});

test('sends the form of a page that an extension has changed', async ({ page, visitor }) => {
  const release = await delayRequest(page, '**/assets/index-*.js');
  await page.goto(formPath('en'), { waitUntil: 'commit' });
  await page.getByRole('contentinfo').evaluate((footer) => footer.prepend('Translated'));
  await release();
  await expect(page.getByText('Translated')).toHaveCount(0);
  await fill(page, 'en', visitor);
  await send(page, 'en');
  expect(leadsOf(visitor)).toHaveLength(1);
});
