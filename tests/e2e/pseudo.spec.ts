import { spawnSync } from 'node:child_process';
import { expect, type Locator, type Page, test } from '@playwright/test';
import type { PseudoLanguage } from '../../src/build/pseudo.ts';
import { affiliates } from '../../src/contact/affiliates.ts';
import { defaultLocale, formatTag, locales } from '../../src/locales.ts';
import { internationalPhone } from '../../src/phrases/company.ts';
import { localePath, pageNames } from '../../src/routes.ts';
import { shows } from '../../src/shows.ts';
import * as site from '../../src/site.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { type Server, startServer } from './contact/server.ts';
import { sidewaysOverflow } from './overflow.ts';

// In one worker: each pseudo-language is built once.
test.describe.configure({ mode: 'default' });

const contact = localePath(defaultLocale, 'contact');

/**
 * Every page, in one language since all are disguised alike; the contact page
 * without a code, with a wrong one and with its form.
 */
const paths = [
  ...pageNames.map((page) => localePath(defaultLocale, page)),
  `${contact}?ref=nobody`,
  `${contact}?ref=${affiliates[0]?.code}`,
];

/** The site in a pseudo-language, built in a copy of the project. */
function servedIn(pseudo: PseudoLanguage): () => string {
  let copy: ProjectCopy;
  let server: Server;
  test.beforeAll(async () => {
    test.setTimeout(300_000);
    copy = copyProject();
    server = await startServer({ folder: copy.folder, variables: { PSEUDO: pseudo } });
  });
  test.afterAll(async () => {
    await server?.[Symbol.asyncDispose]();
    copy?.remove();
  });
  return () => server.url;
}

test.describe('accented', () => {
  const url = servedIn('accented');

  test('no text stays plain but the facts and what Intl writes', async ({ page }) => {
    const given = givenWords();
    for (const path of paths) {
      await page.goto(url() + path);
      const plain = (await textsOf(page)).filter((text) =>
        /[a-z]/i.test(text.replaceAll(given, '')),
      );
      expect.soft(plain, path).toEqual([]);
    }
  });

  test('long words have room on a small phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of paths) {
      await page.goto(url() + path);
      expect.soft(await sidewaysOverflow(page), path).toEqual([]);
    }
  });
});

test.describe('mirrored', () => {
  const url = servedIn('mirrored');

  for (const width of [360, 1280]) {
    test(`pages run from right to left at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of paths) {
        await page.goto(url() + path);
        await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
        expect.soft(await sidewaysOverflow(page), path).toEqual([]);
      }
    });
  }

  test('numbers and addresses run as they are written', async ({ page }) => {
    await page.goto(url() + localePath(defaultLocale, 'legals'));
    const { company, host } = site;
    for (const text of [
      internationalPhone(company.phone),
      internationalPhone(host.phone),
      company.siret,
      company.address.street,
    ]) {
      expect.soft(await runsFromLeft(page.getByText(text).first(), text), text).toBe(true);
    }
  });

  test('facts inside a sentence run as they are written', async ({ page }) => {
    await page.goto(url() + localePath(defaultLocale, 'cgv'));
    const { company } = site;
    for (const text of [company.registration, company.address.street]) {
      expect.soft(await runsFromLeft(page.getByText(text).first(), text), text).toBe(true);
    }
  });

  test('header and hero change sides', async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const header = page.getByRole('banner');
    const pairs = [
      [header.getByRole('link').first(), header.getByRole('button').first()],
      [page.getByRole('heading', { level: 1 }), page.getByRole('main').getByRole('img').first()],
    ] as const;
    for (const [first, second] of pairs) {
      await page.goto(String(baseURL));
      expect(await centreOf(first)).toBeLessThan(await centreOf(second));
      await page.goto(url());
      expect(await centreOf(first)).toBeGreaterThan(await centreOf(second));
    }
  });
});

test('a pseudo-language is never deployed', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/tools/deploy.ts', '--dry-run'], {
    encoding: 'utf8',
    env: { ...process.env, PSEUDO: 'accented' },
  });
  expect(status).toBe(1);
  expect(stderr).toContain('PSEUDO');
});

/** Whether a text begins left of its end; if it fits on one line. */
function runsFromLeft(element: Locator, text: string): Promise<boolean> {
  return element.evaluate((node, text) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const at = walker.currentNode.nodeValue?.indexOf(text) ?? -1;
      if (at < 0) continue;
      const [first = 0, last = 0] = [at, at + text.length - 1].map((offset) => {
        const range = document.createRange();
        range.setStart(walker.currentNode, offset);
        range.setEnd(walker.currentNode, offset + 1);
        return range.getBoundingClientRect().left;
      });
      return first < last;
    }
    throw new Error(`${text} is not there`);
  }, text);
}

/** Where an element's middle is, from the left. */
async function centreOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  if (!box) throw new Error(`${element} is not to be seen`);
  return box.x + box.width / 2;
}

/** All that a page says to eyes and ears: its texts, and the attributes that hold one. */
function textsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const attributes = ['alt', 'aria-label', 'placeholder', 'title'];
    const texts = attributes.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].map((node) => node.getAttribute(name) ?? ''),
    );
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]');
    texts.push(description?.content ?? '');
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest('script, style')) texts.push(nodeValue ?? '');
    }
    return texts;
  });
}

/**
 * What is not ours to translate: addresses, names, and what `Intl` writes for a
 * number, a date, a list or a country.
 */
function givenWords(): RegExp {
  const { company, host, founders, reviewers, dataAuthority, storageKeys, claims } = site;
  const { country, ...address } = company.address;
  const names = [
    ...[company.brand, company.legalName, company.legalForm, company.registration],
    ...[company.vatNumber, company.mediator.name, ...Object.values(address)],
    ...[host.name, host.address, dataAuthority.name, ...Object.values(storageKeys)],
    ...[...founders, ...reviewers, ...affiliates].map(({ name }) => name),
    ...[...shows, ...affiliates].map(({ company }) => company),
    ...shows.map(({ title }) => title),
    ...Object.values(locales).map(({ name }) => name),
  ];
  const tag = formatTag(defaultLocale);
  const date = new Intl.DateTimeFormat(tag, { weekday: 'long', month: 'long' });
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short' });
  const written = [
    ...Array.from({ length: 365 }, (_, day) => date.format(Date.UTC(2027, 0, 1 + day))),
    ...Array.from({ length: 7 }, (_, day) => weekday.format(Date.UTC(2027, 0, 1 + day))),
    new Intl.NumberFormat(tag, { notation: 'compact', compactDisplay: 'long' }).format(
      claims.listens,
    ),
    new Intl.ListFormat(tag, { type: 'disjunction' }).format(['1', '2']),
    String(new Intl.DisplayNames(tag, { type: 'region' }).of(country)),
  ].flatMap((text) => text.match(/\p{L}+/gu) ?? []);
  const longestFirst = [...new Set([...names, ...written])].sort((a, b) => b.length - a.length);
  const word = longestFirst.map(RegExp.escape).join('|');
  return new RegExp(`https?://\\S+|\\S+@\\S+|(?<!\\p{L})(?:${word})(?!\\p{L})`, 'gu');
}
