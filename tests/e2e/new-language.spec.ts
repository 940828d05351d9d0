import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { stampFile } from '../../src/build/stamp.ts';
import { affiliates } from '../../src/contact/affiliates.ts';
import { defaultLocale, localeCodes, locales } from '../../src/locales.ts';
import { localePath, pageNames, pages } from '../../src/routes.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { variable } from '../variables.ts';
import { catalogues, words } from '../words.ts';
import { type Server, startServer } from './contact/server.ts';
import { person, postDocument, readForm, readLeads } from './contact/submission.ts';
import { inIcelandic } from './icelandic.ts';

// In one worker: the site is built once.
test.describe.configure({ mode: 'default' });

const site = variable('SITE_URL');
const icelandic = Object.fromEntries(
  Object.entries(catalogues.en).map(([id, text]) => [id, inIcelandic(text)]),
);
const pathOf = (page: (typeof pageNames)[number]) => `/is${pages[page].path.replace(/\/$/, '')}`;

let copy: ProjectCopy;
let server: Server;

// What README asks for under “Add a language”, and no more.
test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = copyProject();
  const table = join(copy.folder, 'src/locales.ts');
  const [before, after] = readFileSync(table, 'utf8').split('\n} as const');
  writeFileSync(
    table,
    `${before}
  is: { tag: 'is', name: 'Íslenska', flag: 'is', openGraph: 'is_IS' },
} as const${after}`,
  );
  writeFileSync(join(copy.folder, 'i18n/is.json'), JSON.stringify(icelandic));
  // Not one of README's steps: a developer may have it.
  writeFileSync(join(copy.folder, '.dev.vars'), `LEADS_WEBHOOK_SECRET=whsec_${'x'.repeat(44)}\n`);
  server = await startServer({ folder: copy.folder });
});
test.afterAll(async () => {
  await server?.[Symbol.asyncDispose]();
  copy?.remove();
});

for (const command of ['tsc', 'node src/commands/lint-messages.ts']) {
  test(`${command} is content`, () => {
    const { stdout, stderr } = spawnSync(command, {
      cwd: copy.folder,
      encoding: 'utf8',
      shell: true,
    });
    expect(stdout + stderr).toBe('');
  });
}

test('the build holds no copy of the secrets of this machine', () => {
  expect(existsSync(join(copy.folder, 'dist/server/wrangler.json'))).toBe(true);
  expect(existsSync(join(copy.folder, 'dist/server/.dev.vars'))).toBe(false);
});

test('every page speaks it, and pages of all languages name each other', async ({ page }) => {
  for (const name of pageNames) {
    await page.goto(server.url + pathOf(name));
    await expect(page.locator('html')).toHaveAttribute('lang', 'is');
    const skip = page.getByRole('link', { name: String(icelandic['skip.content']) });
    await expect(skip).toHaveCount(1);
    const alternates = await alternatesOf(page);
    expect(alternates).toHaveLength(localeCodes.length + 2);
    expect(alternates).toContainEqual(['is', site + pathOf(name)]);
    await page.goto(server.url + localePath(defaultLocale, name));
    expect(await alternatesOf(page)).toEqual(alternates);
  }
  const sitemap = await (await page.request.get(`${server.url}/sitemap.xml`)).text();
  for (const name of pageNames) expect(sitemap).toContain(`<loc>${site}${pathOf(name)}</loc>`);
});

test('the menu leads to it, with its flag', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(`${server.url}/fr/about`);
  const menu = words('fr', 'language.label', { language: locales.fr.name });
  await page.getByRole('banner').getByRole('button', { name: menu }).first().click();
  const links = page.locator('#languages').getByRole('link');
  await expect(links).toHaveCount(localeCodes.length + 1);
  const link = links.filter({ hasText: 'Íslenska' });
  await expect(link).toHaveAttribute('hreflang', 'is');
  const flag = await page.request.get(server.url + (await link.locator('img').getAttribute('src')));
  expect(flag.headers()['content-type']).toBe('image/svg+xml');
  await link.click();
  await expect(page).toHaveURL(server.url + pathOf('about'));
});

test('the faces hold its letters', async ({ page }) => {
  await page.goto(server.url + pathOf('landing'), { waitUntil: 'networkidle' });
  const loaded = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.woff2')),
  );
  for (const face of ['display-ext', 'text-ext']) {
    expect(loaded).toContainEqual(expect.stringContaining(`/${face}-`));
  }
});

test('it has cards of its own, drawn in its letters', async ({ request }) => {
  for (const name of pageNames) {
    const [ours, english] = await Promise.all(
      ['is', defaultLocale].map(async (locale) => {
        const response = await request.get(`${server.url}/og/${locale}/${name}.png`);
        expect(response.status()).toBe(200);
        expect(response.headers()['content-type']).toBe('image/png');
        return sharp(await response.body())
          .raw()
          .toBuffer();
      }),
    );
    expect(ours).toHaveLength(english?.length ?? 0);
    expect(ours?.equals(english ?? Buffer.alloc(0)), name).toBe(false);
  }
});

test('machines read it: manifest and llms.txt', async ({ request }) => {
  const manifest = await (await request.get(`${server.url}/is/site.webmanifest`)).json();
  expect(manifest).toMatchObject({ lang: 'is', start_url: '/is' });
  const llms = await (await request.get(`${server.url}/is/llms.txt`)).text();
  expect(llms).toContain(icelandic['hero.subtitle']);
  expect(llms).toContain(site + pathOf('cgv'));
});

test('its form stores a lead', async () => {
  const path = `${pathOf('contact')}?ref=${affiliates[0]?.code}`;
  const form = await readForm(server.url, path);
  const fields = { ...person, phone: '611 1234' };
  const answer = await postDocument(server.url, path, [...form, ...Object.entries(fields)]);
  expect(answer.status).toBe(303);
  expect(await readLeads(server.state)).toMatchObject([{ locale: 'is', phone: fields.phone }]);
});

test('its readers are offered it in its own words', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'is-IS' });
  await page.goto(server.url);
  await expect(page.locator('[data-offer]:visible')).toContainText(
    String(icelandic['language.offer']),
  );
  await page.close();
});

// The last test: it removes what the server answers from.
test('a build that breaks off leaves nothing that passes for finished', () => {
  const page = join(copy.folder, 'src/pages/about.tsx');
  const source = readFileSync(page, 'utf8');
  writeFileSync(page, `${source}\nimport './nothing.ts';\n`);
  const { status } = spawnSync('node', ['src/commands/build.ts'], { cwd: copy.folder });
  writeFileSync(page, source);
  expect(status).not.toBe(0);
  expect(existsSync(join(copy.folder, stampFile))).toBe(false);
});

/** The language and address of each alternate that a page names. */
function alternatesOf(page: Page): Promise<(string | null)[][]> {
  return page
    .locator('link[rel="alternate"]')
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
    );
}
