import { expect, type Locator, type Page } from 'playwright/test';
import { callDeadline } from '#src/clock/deadlines.ts';
import { fieldNames } from '#src/contact/fields.ts';
import { company, firstCall } from '#src/facts/business.ts';
import { timings } from '#src/facts/constants.ts';
import { formatTag, type Locale, localeCodes } from '#src/facts/locales.ts';
import { affiliate } from '../../affiliate.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { delayRequest } from '../delay-request.ts';
import { languageButton, languageLink } from '../language-menu.ts';
import { sidewaysOverflow } from '../overflow.ts';
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
import { newAddress } from './submission.ts';

/** Formats a moment in French time as values for a message's placeholders. */
function inParis(locale: Locale, moment: Date): Record<string, string> {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatTag(locale), { timeZone: 'Europe/Paris', ...options }).format(
      moment,
    );
  const day = write({ day: 'numeric' });
  return {
    'moment, date, weekday': write({ weekday: 'long' }),
    'moment, date, day': day === '1' && locale === 'fr' ? '1er' : day,
    'moment, date, month': write({ month: 'long' }),
    'moment, date, year': write({ year: 'numeric' }),
    'moment, time, short': write({ hour: 'numeric', minute: '2-digit', hourCycle: 'h23' }),
  };
}

/**
 * Expects the success to name the time of the lead, the affiliate who referred it, the deadline of
 * our call, and the link to choose a time.
 */
async function expectRunningOrder(page: Page, locale: Locale): Promise<void> {
  const main = page.getByRole('main');
  await expect(
    main.getByRole('heading', { name: message(locale, 'contact.sent.order') }),
  ).toBeVisible();
  const [receivedAt, due] = await main
    .locator('dl time')
    .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
  const received = new Date(receivedAt ?? '');
  expect(Math.abs(Date.now() - received.getTime())).toBeLessThan(60_000);
  const call = callDeadline(received.getTime());
  expect(due).toBe(call.toISOString());
  for (const text of [
    message(locale, 'contact.sent.received.text', inParis(locale, received)),
    message(locale, 'contact.sent.call.text', { ...inParis(locale, call), hour: firstCall.by }),
    `${affiliate.name}, ${affiliate.company}`,
  ]) {
    await expect(main.getByRole('definition').filter({ hasText: text })).toHaveCount(1);
  }
  await expect(main.getByRole('link', { name: message(locale, 'action.book') })).toBeVisible();
  // Says how to correct a typo in the details.
  await expectReach(main.getByRole('definition').filter({ hasText: person.phone }));
  // The title has the focus, but no red outline, which would look like an error.
  await expect(sentTitle(page, locale)).toHaveCSS('outline-color', 'rgba(0, 0, 0, 0)');
}

/** Records in the page when its loading state and its form are painted. 0 means never. */
function noteArrivals(): void {
  const arrivals = { loading: 0, form: 0 };
  const look = (now: number) => {
    const panel = document.querySelector('[data-panel]');
    if (panel) arrivals[getComputedStyle(panel).opacity === '0' ? 'loading' : 'form'] ||= now;
    sessionStorage.arrivals = JSON.stringify(arrivals);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test('goes from loading to success, with one invalid field', async ({ page, visitor }) => {
  await page.addInitScript(noteArrivals);
  await page.goto(formPath('fr'));
  await expect(page.getByText(message('fr', 'contact.loading'))).toBeHidden();
  const arrivals = JSON.parse(String(await page.evaluate(() => sessionStorage.arrivals)));
  expect(arrivals.loading).toBeGreaterThan(0);
  expect(arrivals.form - arrivals.loading).toBeGreaterThan(1000 - 100);

  await untilHydrated(page);
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
  expect(performance.now() - sent).toBeGreaterThan(timings.contactSubmitting - 50);
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
  await expect(page.getByText(sentMessage('fr'))).toBeVisible();
  await expectRunningOrder(page, 'fr');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

  test('goes from an invalid field to success in every language', async ({ context }) => {
    await Promise.all(
      localeCodes.map(async (locale) => submitWithoutScript(await context.newPage(), locale)),
    );
  });

  test('lays out title, card and what follows without overlap', async ({ page }) => {
    for (const path of [formPath('en'), '/contact']) {
      await page.goto(path);
      const order = (await page.locator('body').ariaSnapshot()).match(
        /- (main|textbox|contentinfo)/g,
      );
      const textboxes = path === '/contact' ? 1 : fieldNames.length;
      expect(order).toEqual(['- main', ...Array(textboxes).fill('- textbox'), '- contentinfo']);
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const main = page.getByRole('main');
        const box = async (place: Locator) => {
          await expect(place).toBeVisible();
          return (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        };
        const title = await box(page.getByRole('heading', { level: 1 }));
        const card = await box(page.locator('[data-panel]'));
        const step = await box(main.getByText(message('en', 'contact.step.call')));
        // Without a form there are no answers.
        const last = path === '/contact' ? 'contact.step.choice' : 'plainAnswers.title';
        const answers = await box(main.getByText(message('en', last)));
        const footer = await box(page.getByRole('contentinfo'));
        expect(step.y).toBeGreaterThan(title.y + title.height);
        expect(answers.y).toBeGreaterThan(step.y + step.height);
        expect(footer.y).toBeGreaterThan(answers.y + answers.height);
        expect(footer.y).toBeGreaterThan(card.y + card.height);
        if (width === 1280) expect(card.x).toBeGreaterThan(answers.x + answers.width);
        else {
          expect(card.y).toBeGreaterThan(title.y + title.height);
          expect(step.y).toBeGreaterThan(card.y + card.height);
        }
        // The form can be clicked although the page's grid area overlaps it.
        await page.getByRole('textbox').first().click({ timeout: 20_000 });
        expect(await sidewaysOverflow(page)).toEqual([]);
      }
    }
  });
});

async function submitWithoutScript(page: Page, locale: Locale): Promise<void> {
  await page.setExtraHTTPHeaders({ 'CF-Connecting-IP': newAddress() });
  const visitor = { ...person, email: `${crypto.randomUUID()}@planted.example` };
  const due = { ...inParis(locale, callDeadline(Date.now())), hour: firstCall.by };
  await page.goto(formPath(locale));
  await expect(page.getByText(message(locale, 'contact.loading'))).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    message(locale, 'contact.title'),
  );
  const { name, company: employer } = affiliate;
  const values = { name, company: employer, brand: company.brand };
  await expect(page.getByText(message(locale, 'contact.affiliate', values))).toBeVisible();
  const title = page.getByRole('heading', { name: message(locale, 'contact.form.title') });
  // No empty gap above the form; 500 px allows for the menu, whose height depends on the fonts.
  const above = await page.getByRole('heading', { level: 1 }).boundingBox();
  const gap = Number((await title.boundingBox())?.y) - Number(above?.y) - Number(above?.height);
  expect(gap).toBeLessThan(500);
  for (const name of fieldNames) {
    const placeholder = message(locale, `contact.${name}.placeholder`);
    await expect(field(page, locale, name)).toHaveAttribute('placeholder', placeholder);
    await expect(field(page, locale, name)).toHaveAttribute('required');
  }
  await expect(page.getByText(message(locale, 'contact.next', due))).toBeVisible();
  await fill(page, locale, { ...visitor, phone: ' ' });
  await button(page, locale).click();
  const phone = field(page, locale, 'phone');
  await expect(phone).toHaveAccessibleDescription(message(locale, 'contact.invalid.required'));
  await expect(phone).toHaveValue(' ');
  await expect(phone).toBeFocused();
  await expect(field(page, locale, 'lastName')).toHaveValue(visitor.lastName);

  await phone.fill(visitor.phone);
  await send(page, locale);
  await expect(sentTitle(page, locale)).toBeInViewport();
  await expect(page.getByText(sentMessage(locale))).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(formPath(locale));
  await expectRunningOrder(page, locale);
  const order = await page.getByRole('main').locator('dl').first().innerText();
  // Posts the form again, which is the same lead.
  await page.reload();
  await expect(sentTitle(page, locale)).toBeVisible();
  expect(await page.getByRole('main').locator('dl').first().innerText()).toBe(order);
  expect(leadsOf(visitor)).toMatchObject([
    { locale, affiliate: affiliate.code, phone: visitor.phone },
  ]);
  await page.close();
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
  const errors: string[] = [];
  // Chromium also reports that it skipped the transition between the two documents.
  page.on('pageerror', (error) => error.name !== 'InvalidStateError' && errors.push(error.message));
  page.on('console', (line) => line.type() === 'error' && errors.push(line.text()));
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
  await expectTyped('fr', { firstName: '', lastName: '', email: '', phone: '' });
});

test('what is typed before hydration wins over a draft', async ({ page, visitor }) => {
  await openForm(page, 'en');
  await fill(page, 'en', visitor);
  const release = await delayRequest(page, '**/assets/index-*.js');
  await page.reload({ waitUntil: 'commit' });
  await field(page, 'en', 'firstName').fill('Inès');
  await release();
  await expect(field(page, 'en', 'lastName')).toHaveValue(visitor.lastName);
  await expect(field(page, 'en', 'firstName')).toHaveValue('Inès');
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
