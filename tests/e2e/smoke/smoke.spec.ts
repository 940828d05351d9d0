import { expect, test } from 'playwright/test';
import { locales } from '#src/facts/locales.ts';
import { routes } from '#src/facts/pages.ts';
import { message } from '../../message.ts';
import { person } from '../../person.ts';
import { referredPath } from '../../referrer.ts';
import { type Browser, findBrowser } from '../browsers.ts';
import { isHydrated } from '../contact/form-page.ts';
import { sidewaysOverflow } from '../overflow.ts';
import { visitByFirefox } from './firefox.ts';
import type { Visitor } from './visitor.ts';
import { visitByWebkit } from './webkit.ts';

const phone = 390;
const desktop = 1280;

/** The browsers besides Chromium, which runs all other tests. */
const visits: [Browser, (path: string, origin: string) => Promise<Visitor>][] = [
  ['Firefox', visitByFirefox],
  ['WebKit', visitByWebkit],
];

for (const [browser, visit] of visits) {
  test(`a visitor's journey in ${browser}`, async ({ baseURL }) => {
    const path = findBrowser(browser);
    test.skip(!path, `There is no ${browser} on this machine`);
    test.slow();
    const visitor = await visit(String(path), String(baseURL));
    try {
      await test.step('every page fits a phone', () => readOnPhone(visitor));
      await test.step('the player plays', () => listen(visitor));
      await test.step('menu, sections and languages work', () => lookAround(visitor));
      await test.step('the contact form is sent', () => leaveDetails(visitor));
      expect(await visitor.takeComplaints()).toEqual([]);
    } finally {
      await visitor.leave();
    }
  });
}

async function readOnPhone(visitor: Visitor): Promise<void> {
  await visitor.widen(phone);
  for (const { path } of routes.filter(({ locale }) => locale === 'de')) {
    await visitor.open(path);
    expect.soft(await visitor.evaluate(() => innerWidth), path).toBe(phone);
    expect.soft(await visitor.evaluate(() => document.querySelectorAll('h1').length), path).toBe(1);
    expect.soft(await sidewaysOverflow(visitor), path).toEqual([]);
  }
}

async function listen(visitor: Visitor): Promise<void> {
  await visitor.widen(desktop);
  await visitor.open('/fr');
  // Firefox fails on a machine without a sound card unless the audio is muted.
  await visitor.evaluate(() => {
    for (const audio of document.querySelectorAll('audio')) audio.muted = true;
  });
  const name = message('fr', 'player.play', { title: message('fr', 'recording.title') });
  await visitor.click({ tag: 'button', name });
  await until(visitor, () => (document.querySelector('audio')?.currentTime ?? 0) > 0.5);
  await visitor.click({ tag: 'button', name });
}

async function lookAround(visitor: Visitor): Promise<void> {
  await visitor.widen(phone);
  await visitor.open('/fr');
  await visitor.click({ tag: 'button', name: message('fr', 'nav.menu') });
  await until(visitor, isOpen, 'menu');
  await visitor.click({ tag: 'a', name: message('fr', 'section.process') });
  await until(visitor, isClosed, 'menu');
  await until(visitor, isInView, 'process');

  await visitor.widen(desktop);
  await visitor.open('/fr/about');
  const language = message('fr', 'language.label', { language: locales.fr.name });
  await visitor.click({ tag: 'button', name: language });
  await until(visitor, isOpen, 'languages');
  await visitor.click({ tag: 'a', name: locales.de.name });
  await until(visitor, isAt, '/de/about');

  await visitor.open('/fr/legals');
  await visitor.click({ tag: 'a', name: message('fr', 'section.pricing') });
  await until(visitor, isAt, '/fr');
  await until(visitor, isInView, 'pricing');
}

async function leaveDetails(visitor: Visitor): Promise<void> {
  await visitor.open(referredPath('fr'));
  // Before hydration, the browser posts the document.
  await until(visitor, isHydrated, 'main form');
  for (const [name, value] of Object.entries(person)) {
    await visitor.type({ tag: 'input', name: message('fr', `contact.${name}.label`) }, value);
  }
  await visitor.click({ tag: 'button', name: message('fr', 'contact.submit') });
  await until(
    visitor,
    (title) => document.activeElement?.textContent === title,
    message('fr', 'contact.sent.title'),
  );
}

/**
 * Waits until a function in the page returns true. Retries if it throws, as in a page that is being
 * unloaded.
 */
function until<Values extends unknown[]>(
  visitor: Visitor,
  run: (...values: Values) => boolean,
  ...values: Values
): Promise<void> {
  return expect(async () => expect(await visitor.evaluate(run, ...values)).toBe(true)).toPass({
    timeout: 20_000,
  });
}

// The following functions run in the page.

function isInView(id: string): boolean {
  const box = document.getElementById(id)?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0;
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
