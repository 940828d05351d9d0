import { expect, test } from 'playwright/test';
import { locales } from '../../../src/site/locales.ts';
import { routes } from '../../../src/site/pages.ts';
import { delivery, recording } from '../../../src/site/site.ts';
import { referredPath } from '../../referrer.ts';
import { words } from '../../words.ts';
import { type Browser, findBrowser } from '../browsers.ts';
import { person } from '../contact/submission.ts';
import { sidewaysOverflow } from '../overflow.ts';
import { visitByFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { visitByWebkit } from './webkit.ts';

const phone = 390;
const desktop = 1280;

/** The browsers beside Chromium, which all other tests are for. */
const visits: [Browser, (path: string, origin: string) => Promise<Visitor>][] = [
  ['Firefox', visitByFirefox],
  ['WebKit', visitByWebkit],
];

for (const [browser, visit] of visits) {
  test.describe(`in ${browser}`, () => {
    // One browser and one visitor for all of them.
    test.describe.configure({ mode: 'default' });
    const path = findBrowser(browser);
    test.skip(!path, `There is no ${browser} on this machine`);

    let visitor: Visitor;
    test.beforeAll(async ({ baseURL }) => {
      visitor = await visit(String(path), String(baseURL));
    });
    test.afterEach(async () => expect(await visitor.takeComplaints()).toEqual([]));
    test.afterAll(() => visitor?.leave());

    /** Waits until a function in the page is true; a page that is on its way out may fail. */
    const until = <Values extends unknown[]>(
      run: (...values: Values) => boolean,
      ...values: Values
    ) =>
      expect(async () => expect(await visitor.evaluate(run, ...values)).toBe(true)).toPass({
        timeout: 20_000,
      });

    for (const locale of ['fr', 'de'] as const) {
      test(`all pages in ${locale} fit a phone`, async () => {
        await visitor.widen(phone);
        for (const route of routes.filter((route) => route.locale === locale)) {
          await visitor.open(route.path);
          expect.soft(await visitor.evaluate(() => innerWidth), route.path).toBe(phone);
          expect
            .soft(await visitor.evaluate(() => document.documentElement.lang), route.path)
            .toBe(locales[locale].tag);
          expect
            .soft(await visitor.evaluate(() => document.querySelectorAll('h1').length), route.path)
            .toBe(1);
          expect.soft(await sidewaysOverflow(visitor), route.path).toEqual([]);
        }
      });
    }

    test('at normal text size no title, date or address is hyphenated', async () => {
      for (const [width, path] of [
        [360, '/es'],
        [360, '/fr'],
        [phone, '/fr/contact'],
        [phone, '/fr/legals'],
        [desktop, '/it'],
      ] as const) {
        await visitor.widen(width);
        await visitor.open(path);
        expect.soft(await visitor.evaluate(brokenWords), path).toEqual([]);
      }
    });

    test('the hero leads to the prices', async () => {
      await visitor.widen(desktop);
      await visitor.open('/fr');
      await visitor.click({ tag: 'a', name: words('fr', 'action.plans') });
      await until(isInView, 'pricing');
    });

    test('the player plays', async () => {
      await visitor.open('/fr');
      // Firefox gives up if the machine has no sound card, unless it need not sound.
      await visitor.evaluate(() => {
        for (const audio of document.querySelectorAll('audio')) audio.muted = true;
      });
      const name = words('fr', 'player.play', { show: recording.show });
      await visitor.click({ tag: 'button', name });
      await until(() => (document.querySelector('audio')?.currentTime ?? 0) > 0.5);
      await visitor.click({ tag: 'button', name });
    });

    test('the sheet opens, closes on Escape and leads to a section', async () => {
      await visitor.widen(phone);
      await visitor.open('/fr');
      const button = { tag: 'button', name: words('fr', 'nav.menu') } as const;
      await visitor.click(button);
      await until(isOpen, 'menu');
      await visitor.pressEscape();
      await until(isClosed, 'menu');
      await visitor.click(button);
      await visitor.click({ tag: 'a', name: words('fr', 'section.process') });
      await until(isClosed, 'menu');
      await until(isInView, 'process');
    });

    test('the language menu leads to the same page in another language', async () => {
      await visitor.widen(desktop);
      await visitor.open('/fr/about');
      const button = words('fr', 'language.label', { language: locales.fr.name });
      await visitor.click({ tag: 'button', name: button });
      await until(isOpen, 'languages');
      await visitor.click({ tag: 'a', name: locales.de.name });
      await until(isAt, '/de/about');
      await until(() => localStorage.getItem('language') === 'de');
    });

    test('from another page a section is reached', async () => {
      await visitor.widen(desktop);
      await visitor.open('/fr/legals');
      await visitor.click({ tag: 'a', name: words('fr', 'section.pricing') });
      await until(isAt, '/fr');
      await until(isInView, 'pricing');
      expect(await visitor.evaluate(() => sessionStorage.length)).toBe(0);
    });

    test('the questions open one at a time, and the open one closes', async () => {
      await visitor.open('/fr');
      const hours = String(delivery.hours);
      const first = { tag: 'summary', name: words('fr', 'faq.time.question', { hours }) } as const;
      const last = { tag: 'summary', name: words('fr', 'faq.rights.question') } as const;
      await visitor.click(first);
      await until(areOpen, [true, false, false]);
      await visitor.click(last);
      await until(areOpen, [false, false, true]);
      await visitor.click(last);
      await until(areOpen, [false, false, false]);
    });

    test('the contact form is sent', async () => {
      await visitor.open(referredPath('fr'));
      await until(isHydrated);
      for (const [name, value] of Object.entries(person)) {
        await visitor.type({ tag: 'input', name: words('fr', `contact.${name}.label`) }, value);
      }
      await visitor.click({ tag: 'button', name: words('fr', 'contact.submit') });
      await until(
        (title) => document.activeElement?.textContent === title,
        words('fr', 'contact.sent.title'),
      );
    });
  });
}

// What follows runs in the page.

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0;
}

/** The words of titles, dates and addresses that begin on one line and end on the next. */
function brokenWords(): string[] {
  const range = document.createRange();
  return [...document.querySelectorAll('h1, h2, h3, p:has(time), main a')].flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { data } = text as Text;
      for (const { 0: word, index } of data.matchAll(/\p{L}+/gu)) {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].map(({ top }) => Math.round(top));
        if (new Set(lines).size > 1) broken.push(data);
      }
    }
    return broken;
  });
}

function isOpen(id: string): boolean {
  return document.querySelector(`#${id}:popover-open`) !== null;
}

function isClosed(id: string): boolean {
  return document.querySelector(`#${id}:not(:popover-open)`) !== null;
}

function isAt(path: string): boolean {
  return location.pathname === path && document.readyState === 'complete';
}

function areOpen(wanted: boolean[]): boolean {
  const open = Array.from(
    document.querySelectorAll<HTMLDetailsElement>('#faq details'),
    (question) => question.open,
  );
  // A driver would press where the next question was before this one closed.
  const isMoving = document.getAnimations().some((animation) => animation instanceof CSSTransition);
  return String(open) === String(wanted) && !isMoving;
}

/** Whether React has taken over the form: before, the document itself would be posted. */
function isHydrated(): boolean {
  const form = document.querySelector('main form');
  return Object.keys(form ?? {}).some((key) => key.startsWith('__react'));
}
